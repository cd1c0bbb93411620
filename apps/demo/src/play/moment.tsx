// A moment on the page.
import { dateOf } from "./dates.ts";

/** A moment for people and for programs. */
export const Moment = ({
  time,
  className,
}: {
  readonly time: number;
  readonly className?: string;
}) => (
  <time className={className} dateTime={new Date(time).toISOString()}>
    {dateOf(time)}
  </time>
);
