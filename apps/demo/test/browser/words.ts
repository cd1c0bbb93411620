// What a walk through the app needs to look at its words: text that is in no catalogue, and text that is cut off.
import { MARKS, markWords } from "@games/core-game/testing";
import type { Page } from "playwright-core";
import { ENGLISH as DEVELOPERS } from "../../src/developers/english.ts";
import { GERMAN as DEVELOPERS_DE } from "../../src/developers/german.ts";
import { ENGLISH as HOME } from "../../src/home/english.ts";
import { GERMAN as HOME_DE } from "../../src/home/german.ts";
import { ENGLISH as LAB } from "../../src/lab/english.ts";
import { GERMAN as LAB_DE } from "../../src/lab/german.ts";
import { ENGLISH as PLAY } from "../../src/play/english.ts";
import { GERMAN as PLAY_DE } from "../../src/play/german.ts";
import { ENGLISH as PLAYGROUND } from "../../src/playground/english.ts";
import { GERMAN as PLAYGROUND_DE } from "../../src/playground/german.ts";
import { ENGLISH as SETTINGS } from "../../src/settings/english.ts";
import { GERMAN as SETTINGS_DE } from "../../src/settings/german.ts";
import { ENGLISH as STORE } from "../../src/store/english.ts";
import { GERMAN as STORE_DE } from "../../src/store/german.ts";

const ENGLISH = {
  home: HOME,
  play: PLAY,
  store: STORE,
  lab: LAB,
  developers: DEVELOPERS,
  playground: PLAYGROUND,
  settings: SETTINGS,
};

/** What the pages of the app say in a language. */
export type PageWords = typeof ENGLISH;

/** The app in words that can be told from everything else. */
export const MARKED: PageWords = markWords(ENGLISH);

/** The app in German. */
export const GERMAN: PageWords = {
  home: HOME_DE,
  play: PLAY_DE,
  store: STORE_DE,
  lab: LAB_DE,
  developers: DEVELOPERS_DE,
  playground: PLAYGROUND_DE,
  settings: SETTINGS_DE,
};

/** Where letters stand that are no words of a language, each with its reason. */
export const NO_WORDS = {
  "code, pre": "ids, hashes, paths and data",
  kbd: "keys of the keyboard",
  ".key": "the key of a button",
  "time, time *": "dates, as the browser writes them",
  'option[value="en"], option[value="de"]': "languages, called as they call themselves",
  ".wr-written": "when a page was written, as the browser writes it",
  ".seed b, .today b": "seeds",
  ".end-best b": "scores",
  "[lang]:not(html)": "told in the language that it says",
  ".cards .card": "the cards of the playground: A♠",
  ".throws, figure.odds text": "dice in notation",
  textarea: "what somebody typed or may copy",
  "[role=tree], span.plain, td.plain": "the inspector shows states and events as data",
  "[role=tabpanel] th": "the ids of streams",
  ".results .odds, .results li": "results, told apart by the types of their events",
} as const;

/** Attributes that are read to somebody. */
const READ = [
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
];

/** What {@link watchWords} puts on the window. */
interface Watched {
  readonly unmarked: () => string[];
}

/**
 * Runs in the page from its beginning: notes every text and every attribute without marks that is ever shown, in shadow roots
 * too, so that nothing that comes and goes is missed.
 */
function watchWords([noWords, read, [open, close]]: readonly [
  string,
  readonly string[],
  readonly [string, string],
]): void {
  const found = new Set<string>();
  const outside = (text: string): string => {
    let depth = 0;
    let rest = "";
    for (const letter of text) {
      if (letter === open) depth++;
      else if (letter === close) depth--;
      else if (depth === 0) rest += letter;
    }
    return rest;
  };
  const isWord = (text: string) => /\p{L}/u.test(outside(text));
  // What is wrong with a file is told after the path of the field, which is data.
  const withoutPaths = (text: string) =>
    text.replaceAll(/(^|[;,] )[a-z]\w*(\.\w+|\[\d+\])* (?=⟦)/g, "$1");
  const whereIs = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
  const lookAtText = (node: Text) => {
    const element = node.parentElement;
    const text = element?.closest(".problem, [role=alert]") ? withoutPaths(node.data) : node.data;
    if (!isWord(text) || element?.closest(`head, script, style, ${noWords}`)) return;
    const place = element === null ? `<${node.parentNode?.nodeName}>` : whereIs(element);
    found.add(`${place} ${node.data.trim()}`);
  };
  const lookAtAttribute = (element: Element, name: string) => {
    const text = element.getAttribute(name);
    if (text === null || !isWord(text) || element.closest(noWords)) return;
    found.add(`${whereIs(element)} ${name}: ${text}`);
  };
  const lookAt = (node: Node) => {
    if (node instanceof Text) return lookAtText(node);
    if (node instanceof Element) for (const name of read) lookAtAttribute(node, name);
    for (const child of node.childNodes) lookAt(child);
  };
  const watch = (root: Node) =>
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, attributeName } of changes) {
        if (type === "childList") addedNodes.forEach(lookAt);
        else if (type === "characterData") lookAt(target);
        else if (target instanceof Element && attributeName !== null)
          lookAtAttribute(target, attributeName);
      }
    }).observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...read],
    });
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
  const unmarked = () => {
    if (isWord(document.title)) found.add(`the title: ${document.title}`);
    const all = [...found];
    found.clear();
    return all;
  };
  Object.assign(window, { unmarked } satisfies Watched);
}

/** Lets a page note what is shown without marks; before the first address is opened. */
export async function noteUnmarked(
  page: Page,
  noWords: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript(watchWords, [Object.keys(noWords).join(", "), READ, MARKS] as const);
}

/** What was shown without marks since this was last asked. */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Watched).unmarked());

/** Text that cannot be read whole where it stands: cut off by its box, spilling out of its button, or beyond the window. */
export const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${element.textContent?.trim().slice(0, 60)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    const isHiddenOnPurpose = (element: Element) =>
      element.closest(".skip-link:not(:focus), [aria-hidden=true]") !== null ||
      getComputedStyle(element).clipPath !== "none";
    const textsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== "");
    /** The nearest box around an element that cuts off or scrolls what is wider. */
    const clipOf = (element: Element): Element | null => {
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible") return box;
      return null;
    };
    /** Whether text of a button goes beyond it; a badge in its corner may. */
    const spillsOut = (button: Element): boolean => {
      if (getComputedStyle(button).overflowX !== "visible") return false;
      const { left, right } = button.getBoundingClientRect();
      return [button, ...button.querySelectorAll("*")]
        .filter(
          (part) => getComputedStyle(part).position !== "absolute" && !isHiddenOnPurpose(part),
        )
        .flatMap(textsOf)
        .some((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const box = range.getBoundingClientRect();
          return box.width > 0 && (box.right > right + 1 || box.left < left - 1);
        });
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (!(element instanceof HTMLElement) || isHiddenOnPurpose(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches("button, .button, summary") && spillsOut(element))
        found.push(`spills out: ${name(element)}`);
      const texts = textsOf(element);
      if (texts.length === 0) continue;
      const isOdd = texts.some(({ textContent }) =>
        /(^|[^.])\.\.($|[^.])|undefined|NaN|\[object|\{\w+\}|\d\.\d+\u00a0%/.test(
          textContent ?? "",
        ),
      );
      if (isOdd && element.closest("code, pre, textarea, [role=tree]") === null)
        found.push(`said wrongly: ${name(element)}`);
      const boxes = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const clip = clipOf(element);
      const isScrolled = clip !== null && /auto|scroll/.test(getComputedStyle(clip).overflowX);
      if (isScrolled) continue;
      const edge = clip?.getBoundingClientRect() ?? { left: 0, right: clientWidth };
      const isOut = boxes.some(
        ({ left, right, width }) => width > 0 && (right > edge.right + 1 || left < edge.left - 1),
      );
      if (isOut) found.push(`cut off: ${name(element)}`);
    }
    return found;
  });
