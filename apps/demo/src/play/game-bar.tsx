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
  return (
    <>
      {first}
      <ToolButton
        label="Undo"
        hotkey={{ key: "u", label: "Undo" }}
        run={controller.undo}
        reason={snapshot.canUndo ? undefined : undoReason(session)}
        onRefused={controller.refuse}
      />
      <ToolButton
        label="Redo"
        hotkey={{ key: "r", label: "Redo" }}
        run={controller.redo}
        reason={snapshot.canRedo ? undefined : "Nothing was taken back."}
        onRefused={controller.refuse}
      />
      <ToolButton
        label="Hint"
        hotkey={{ key: "h", label: "What a good player would do" }}
        run={hints.toggle}
        isOn={hints.state.kind !== "none"}
        reason={noHint}
        onRefused={controller.refuse}
      />
      <SoundButton say={controller.say} />
      <ToolButton label="Share" run={() => onOpen("share")} />
      <SaveButton
        plugin={plugin}
        session={session}
        write={write}
        slot={slot}
        marks={marks}
        say={controller.say}
      />
      <ToolButton label="How to play" run={() => onOpen("how")} />
      <ToolButton
        label="Keys"
        className="keys-button"
        hotkey={{ key: "?", label: "Show the keys" }}
        run={() => onOpen("keys")}
      />
    </>
  );
}

/** Switches sound on and off for all games. */
function SoundButton({ say }: { readonly say: (text: string) => void }) {
  const { settings, change } = useSettings();
  const toggle = () => {
    change({ sound: !settings.sound });
    say(settings.sound ? "Sound is off." : "Sound is on.");
    if (!settings.sound) void hear(["coin"]);
  };
  return (
    <ToolButton
      label="Sound"
      isOn={settings.sound}
      hotkey={{ key: "m", label: "Sound on or off" }}
      run={toggle}
    />
  );
}
