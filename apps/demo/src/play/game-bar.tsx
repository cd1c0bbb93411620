// The bar of a game in play: undo, hint, sound, sharing, help.
import type { GameTypes, Session } from "@games/core-game";
import type { ReactNode } from "react";
import type { AnyPlugin } from "../games/plugin.ts";
import { useSettings } from "../settings/settings.ts";
import type { Mark } from "../store/rows.ts";
import type { Hints } from "./hint/use-hint.ts";
import { SaveButton } from "./save-button.tsx";
import { hear } from "./sound/use-sounds.ts";
import { ToolButton } from "./tool-button.tsx";
import { type GameController, undoReason } from "./use-game.ts";
import { words } from "./words.ts";

/** What the bar can open over the game. */
export type DialogName = "share" | "keys" | "how";

/** The buttons, for the toolbar of the frame. */
export function GameBar(props: {
  readonly plugin: AnyPlugin;
  readonly session: Session<GameTypes>;
  /** The game as text. */
  readonly write: () => string;
  /** Buttons that come first. */
  readonly first?: ReactNode;
  readonly slot: string;
  readonly marks: readonly Mark[];
  readonly controller: GameController;
  readonly hints: Hints;
  /** Why there is no hint now. */
  readonly noHint: string | undefined;
  readonly onOpen: (dialog: DialogName) => void;
}) {
  const { plugin, session, write, first, slot, marks, controller, hints, noHint, onOpen } = props;
  const { snapshot } = controller;
  const { bar: says, refused, howToPlay } = words();
  return (
    <>
      {first}
      <ToolButton
        label={says.undo}
        icon="undo"
        hotkey={{ key: "u", label: says.undo }}
        run={controller.undo}
        reason={snapshot.canUndo ? undefined : undoReason(session)}
        onRefused={controller.refuse}
      />
      <ToolButton
        label={says.redo}
        icon="redo"
        hotkey={{ key: "r", label: says.redo }}
        run={controller.redo}
        reason={snapshot.canRedo ? undefined : refused.nothingTaken}
        onRefused={controller.refuse}
      />
      <ToolButton
        label={says.hint}
        hotkey={{ key: "h", label: says.hintKey }}
        run={hints.toggle}
        isOn={hints.state.kind !== "none"}
        reason={noHint}
        onRefused={controller.refuse}
      />
      <SoundButton say={controller.say} />
      <ToolButton label={says.share} icon="share" run={() => onOpen("share")} />
      <SaveButton
        plugin={plugin}
        session={session}
        write={write}
        slot={slot}
        marks={marks}
        say={controller.say}
      />
      <ToolButton label={howToPlay} icon="help" run={() => onOpen("how")} />
      <ToolButton
        label={says.keys}
        className="keys-button"
        hotkey={{ key: "?", label: says.keysKey }}
        run={() => onOpen("keys")}
      />
    </>
  );
}

/** Switches sound on and off for all games. */
function SoundButton({ say }: { readonly say: (text: string) => void }) {
  const { settings, change } = useSettings();
  const says = words().bar;
  const toggle = () => {
    change({ sound: !settings.sound });
    say(settings.sound ? says.soundOff : says.soundOn);
    if (!settings.sound) void hear(["coin"]);
  };
  return (
    <ToolButton
      label={says.sound}
      icon="sound"
      isOn={settings.sound}
      hotkey={{ key: "m", label: says.soundKey }}
      run={toggle}
    />
  );
}
