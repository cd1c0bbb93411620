// The prose of a story, with its paragraphs, verses, lists, quotes and emphasis.
import { type ProseBlock, type ProseSpan, proseBlocks } from "@games/wretched/text";
import { Fragment, type ReactNode, useMemo } from "react";

/** Shows some prose; nothing is shown as a sign. */
export function ProseText({ text }: { readonly text: string }) {
  const blocks = useMemo(() => proseBlocks(text).map((block, place) => ({ block, place })), [text]);
  return blocks.map(({ block, place }) => <Block key={place} block={block} />);
}

function Block({ block: { kind, lines } }: { readonly block: ProseBlock }) {
  const placed = lines.map((line, place) => ({ line, place }));
  if (kind === "break") return <hr className="wr-break" />;
  if (kind === "list")
    return (
      <ul>
        {placed.map(({ line, place }) => (
          <li key={place}>
            <Line spans={line} />
          </li>
        ))}
      </ul>
    );
  const verse = placed.map(({ line, place }) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      <Line spans={line} />
    </Fragment>
  ));
  return kind === "quote" ? (
    <blockquote>
      <p>{verse}</p>
    </blockquote>
  ) : (
    <p>{verse}</p>
  );
}

const Line = ({ spans }: { readonly spans: readonly ProseSpan[] }) =>
  spans
    .map((span, place) => ({ ...span, place }))
    .map((span) => <Span key={span.place} {...span} />);

function Span({ text, isEmphasis, isStrong }: ProseSpan): ReactNode {
  const strong = isStrong ? <strong>{text}</strong> : text;
  return isEmphasis ? <em>{strong}</em> : strong;
}
