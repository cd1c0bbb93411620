// How the search of the site finds pages: what is indexed, which words there are, and which pages come first. VitePress sends the
// functions to the page as text, so each stands by itself.

/** For the search a code block is words; to colour it would take half of the time of a build. @param {string} text */
const withoutColours = (text) => text.replace(/^( *```)\S.*$/gm, "$1txt");

/** `<!-- search: words -->` under a heading: words that a reader may look for and that the text does not use. */
const SEARCH_WORDS = /^<!-- search: (.*) -->$/gm;

/** What is indexed of a page. @param {string} text */
export const textForSearch = (text) =>
  withoutColours(text).replace(SEARCH_WORDS, "$1, $1, $1, $1, $1, $1");

export const miniSearch = {
  options: {
    /** A code such as `nothing-to-bank` is found as a whole and by its words. @param {string} text */
    tokenize: (text) =>
      text
        .split(/[^\p{L}\p{N}_-]+/u)
        .flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]))
        .filter((word) => word !== ""),
  },
  searchOptions: {
    /** Guides before packages, and those before lists of functions, the reference and the formats. @param {string} id */
    boostDocument: (id) => {
      if (/\/api\/|\/formats|\/functions/.test(id)) return 0.2;
      return /\/guides\/(?!versions)|\/writing-a-game/.test(id) ? 1.25 : 1;
    },
  },
};
