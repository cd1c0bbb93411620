// One press, one action: the second half of a double click, a second Enter and a key that is held down never reach a control
// that came under the pointer, under the focus or under the key only after the first press.

/** What can be pressed; a place for dice counts too. */
const CONTROLS = "button, a, summary, [data-target]";

/** Presses of a key that follow each other within this time, in milliseconds, are one press that was made twice. */
export const SAME_PRESS = 300;

/** What was pressed, and what it meant then. */
interface Pressed {
  readonly control: Element | null;
  readonly meaning: string;
}

const pressedBy = ({ target }: Event): Pressed => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  return { control, meaning: control?.dataset.meaning ?? control?.textContent ?? "" };
};

const isSame = (a: Pressed, b: Pressed): boolean =>
  a.control === b.control && a.meaning === b.meaning;

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Guards every control of the page. */
export function guardPresses(page: Window): void {
  let clicked: Pressed | undefined;
  let entered: (Pressed & { readonly at: number }) | undefined;
  const hearClick = (event: MouseEvent) => {
    const now = pressedBy(event);
    // The browser counts clicks that belong together; a click made by a key or a script counts as none.
    if (event.detail <= 1) clicked = now;
    else if (now.control !== null && clicked !== undefined && !isSame(clicked, now)) drop(event);
  };
  const hearKey = (event: KeyboardEvent) => {
    const isPress = event.key === "Enter" || event.key === " ";
    const now = pressedBy(event);
    if (!isPress || now.control === null) {
      entered = undefined;
      return;
    }
    const isSecond = entered !== undefined && event.timeStamp - entered.at < SAME_PRESS;
    if (event.repeat || (isSecond && entered !== undefined && !isSame(entered, now))) drop(event);
    else entered = { ...now, at: event.timeStamp };
  };
  // The focus does not follow the second half of a double click either.
  const hearDown = (event: MouseEvent) => {
    const now = pressedBy(event);
    if (event.detail > 1 && clicked !== undefined && !isSame(clicked, now)) event.preventDefault();
  };
  page.addEventListener("mousedown", hearDown, { capture: true });
  page.addEventListener("click", hearClick, { capture: true });
  page.addEventListener("keydown", hearKey, { capture: true });
}
