// A card of a finished game: an image to keep or to share, and the link to its replay.
import type { GameTypes, Session } from "@games/core-game";
import { useEffect, useState } from "react";
import type { Ending } from "../../games/plugin.ts";
import { replayPath } from "../../routes.ts";
import { Dialog } from "../dialog.tsx";
import { download } from "../files.ts";
import { seedOf } from "../seed-words.ts";
import { words } from "../words.ts";

/** Shows the card and lets the player keep it, share it or copy the link. */
export function CardDialog(props: {
  readonly game: string;
  readonly ending: Ending;
  readonly sentence: string;
  readonly session: Session<GameTypes>;
  readonly picture: SVGSVGElement | undefined;
  readonly onClose: () => void;
}) {
  const { game, ending, sentence, session, picture, onClose } = props;
  const [image, setImage] = useState<Blob>();
  const [message, setMessage] = useState("");
  const seed = seedOf(session.options);
  const shared = session.share();
  const link = shared.ok
    ? new URL(replayPath(session.game.id, shared.value), window.location.href).href
    : undefined;
  useEffect(() => {
    const draw = async () => {
      const { drawCard } = await import("./share-card.ts");
      setImage(await drawCard({ game, title: ending.title, sentence, seed, picture }));
    };
    draw().catch(() => setMessage(words().card.notDrawn));
  }, [game, ending, sentence, seed, picture]);
  const says = words().card;
  const file =
    image === undefined ? undefined : new File([image], `${session.game.id}-${seed}.png`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? "");
      setMessage(says.copied);
    } catch {
      setMessage(says.notCopied);
    }
  };
  const hand = async () => {
    try {
      await navigator.share({ title: game, text: sentence, ...(link && { url: link }) });
    } catch {
      setMessage(says.notShared);
    }
  };
  return (
    <Dialog title={says.title} onClose={onClose}>
      <Preview image={image} text={says.image(game, ending.title, sentence)} />
      <div className="row">
        <button
          type="button"
          onClick={() => file !== undefined && download(file.name, file)}
          aria-disabled={file === undefined}
        >
          {says.save}
        </button>
        {link !== undefined && (
          <button type="button" className="plain" onClick={() => void copy()}>
            {says.copy}
          </button>
        )}
        {"share" in navigator && (
          <button type="button" className="plain" onClick={() => void hand()}>
            {says.share}
          </button>
        )}
      </div>
      <p className="quiet">{says.about}</p>
      <p role="status">{message}</p>
    </Dialog>
  );
}

/** The image, in a place of its size from the beginning. */
function Preview({ image, text }: { readonly image: Blob | undefined; readonly text: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (image === undefined) return undefined;
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return (
    <div className="card-preview">
      {address !== undefined && <img src={address} alt={text} width={1200} height={630} />}
    </div>
  );
}
