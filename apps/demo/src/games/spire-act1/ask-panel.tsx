// A question between fights: which card of the deck, what to do about a die, which option of an item.
import type { SpireAct1 } from "@games/spire-act1";
import { useGameContext } from "../../play/game-context.ts";
import { Art, type Drawn } from "./art.tsx";
import { Happened } from "./happened.tsx";
import { QuestionPanel } from "./question.tsx";
import { type Texts, useTexts } from "./texts.ts";
import { words } from "./words.ts";

const nothing = () => undefined;

/** The question, with a picture of what asks. */
export function AskPanel() {
  const { pending } = useGameContext<SpireAct1>().snapshot.view;
  const texts = useTexts();
  if (pending === null) return null;
  const by = "by" in pending ? pending.by : undefined;
  return (
    <section className="sp-choice" aria-label={words().ask.question}>
      <div className="sp-scene sp-asking">
        {by !== undefined && <Art of={kindOf(by, texts)} id={by} />}
        <div>
          {by !== undefined && <b>{texts.nameOf(by)}</b>}
          <Happened />
        </div>
      </div>
      <QuestionPanel question={pending} showPreview={nothing} />
    </section>
  );
}

function kindOf(id: string, texts: Texts): Drawn {
  if (texts.isCard(id)) return "card";
  if (texts.isPotion(id)) return "potion";
  return texts.describeItem(id) === "" ? "event" : "relic";
}
