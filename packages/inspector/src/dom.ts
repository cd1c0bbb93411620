// Builds elements. Text is only ever set as text, so that no page needs to allow inline markup or styles.

/** What an element may hold. */
export type Child = Node | string | undefined;

/** Attributes by their names; `true` sets one without a value, `false` and undefined leave it out. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with attributes and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** A button that does something; `key` lets the focus find it again after the panel was drawn anew. */
export function button(
  key: string,
  label: string,
  press: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const element = h("button", { type: "button", "data-key": key, ...attributes }, label);
  const isOff = attributes["aria-disabled"] === "true";
  if (!isOff) element.addEventListener("click", press);
  return element;
}

/** A field with its label. */
export function field<E extends HTMLElement>(label: string, input: E): HTMLLabelElement {
  return h("label", {}, h("span", {}, label), input);
}

/** A check box with its label. */
export function checkBox(
  key: string,
  label: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
): HTMLLabelElement {
  const input = h("input", { type: "checkbox", "data-key": key });
  input.checked = isOn;
  input.addEventListener("change", () => change(input.checked));
  return h("label", { class: "check" }, input, label);
}

/** Draws a part anew without losing the focus, the cursor in a text, or how far it was scrolled. */
export function replaceKeepingFocus(part: HTMLElement, ...children: readonly Child[]): void {
  const root = part.getRootNode() as ShadowRoot | Document;
  const before = root.activeElement as HTMLElement | null;
  const key = before !== null && part.contains(before) ? before.dataset.key : undefined;
  const { scrollTop } = part;
  part.replaceChildren(...children.filter((child) => child !== undefined));
  part.scrollTop = scrollTop;
  if (key === undefined) return;
  const after = Array.from(part.querySelectorAll<HTMLElement>("[data-key]"));
  (after.find(({ dataset }) => dataset.key === key) ?? part).focus();
}
