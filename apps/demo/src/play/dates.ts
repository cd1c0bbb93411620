// Moments for people, in the words of their own locale.
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A moment as a date and a time. */
export const dateOf = (time: number): string => dates.format(time);
