// An event, or Neow: what the player comes upon, and what can be chosen.
import { previewAction, type SpireAct1 } from "@games/spire-act1";
import { runChanges } from "@games/spire-act1/text";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { Art } from "./art.tsx";
import { Happened } from "./happened.tsx";
import { useTexts } from "./texts.ts";
import { WordList } from "./word-list.tsx";
import { words } from "./words.ts";

/** The room and its options; those that cannot be paid for say so. */
export function Room() {
  const { pending } = useGameContext<SpireAct1>().snapshot.view;
  const texts = useTexts();
  if (pending?.ask !== "room") return null;
  const { by } = pending;
  const options = texts.roomOptions(by);
  const before = texts.describeRoom(by);
  return (
    <section className="sp-choice sp-room" aria-labelledby="sp-room-heading">
      <div className="sp-scene">
        <Art of="event" id={by} />
        <div>
          <h2 id="sp-room-heading" tabIndex={-1}>
            {texts.nameOf(by)}
          </h2>
          <p className="sp-story">{texts.sceneOf(by)}</p>
          {before !== "" && <p>{before}</p>}
          <Happened />
        </div>
      </div>
      <ul className="sp-options">
        {options.map(({ text }, option) => (
          <li key={option}>
            <OptionButton option={option} text={text} />
          </li>
        ))}
      </ul>
      <WordList texts={options.map(({ text }) => text)} />
    </section>
  );
}

function OptionButton({ option, text }: { readonly option: number; readonly text: string }) {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const action = { type: "choose-option", option } as const;
  const [preview] = previewAction(session.game, session.state, action);
  const changes = (preview ? runChanges(snapshot.view, preview.view) : [])
    .map(({ of, before, after }) => `${words().room.changes[of]} ${before} → ${after}`)
    .join(", ");
  return (
    <ActionButton<SpireAct1>
      action={action}
      label={changes === "" ? text : `${text}. ${changes}.`}
      className="plain sp-option"
      hotkey={{ key: `${option + 1}`, label: text }}
    >
      <span aria-hidden="true">
        {text}
        {changes !== "" && <small>{changes}</small>}
      </span>
    </ActionButton>
  );
}
