// How the panel looks, inside its own shadow: nothing of the page reaches in, nothing reaches out.

/** The rules of style. Colours follow the scheme of the page. */
export const STYLES = `
:host { display: block; color-scheme: light dark; color: light-dark(#1c1b22, #ecebf2);
  background: light-dark(#fbfaff, #1b1a22); border: 1px solid light-dark(#8a87a0, #6d6a85); border-radius: 8px;
  font: 14px/1.45 system-ui, sans-serif; overflow: hidden; text-align: start; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
h2, h3 { margin: 0; font-size: 1em; }
h3 { margin-block: 10px 4px; }
header, .bar-of-time, [role=tabpanel] { padding: 8px 12px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; background: light-dark(#ebe8fa, #282635); }
header h2 { flex: 1 1 12em; overflow-wrap: anywhere; }
small { color: light-dark(#55526b, #b3b0c7); font-weight: 400; }
button, input, textarea, select { font: inherit; color: inherit; }
button { min-height: 32px; padding: 3px 10px; border: 1px solid light-dark(#716d8c, #8a87a5); border-radius: 6px;
  background: light-dark(#fff, #2c2a3a); cursor: pointer; text-align: start; overflow-wrap: anywhere; }
button:hover { background: light-dark(#ebe8fa, #3a374d); }
button[aria-disabled=true] { opacity: 1; cursor: help; border-style: dashed; color: light-dark(#55526b, #b3b0c7);
  background: transparent; }
:focus-visible { outline: 2px solid light-dark(#4b2fd0, #b6a6ff); outline-offset: 1px; }
[role=tablist] { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px 8px 0; border-block-end: 1px solid light-dark(#8a87a0, #6d6a85); }
[role=tab] { border-end-start-radius: 0; border-end-end-radius: 0; border-color: transparent; background: transparent; }
[role=tab][aria-selected=true] { border-color: light-dark(#8a87a0, #6d6a85); border-block-end-color: transparent;
  font-weight: 600; box-shadow: inset 0 3px light-dark(#4b2fd0, #b6a6ff); }
[role=tabpanel] { max-height: 60vh; overflow: auto; overflow-wrap: anywhere; }
.bar-of-time { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; }
.bar-of-time label { flex: 1 1 10em; display: flex; gap: 8px; align-items: center; }
input[type=range] { flex: 1; min-width: 6em; min-height: 24px; accent-color: light-dark(#4b2fd0, #b6a6ff); }
.check { display: inline-flex; gap: 6px; align-items: center; min-height: 24px; }
label > span { display: block; }
textarea { display: block; width: 100%; min-height: 4.5em; resize: vertical; font-family: ui-monospace, monospace;
  font-size: 12px; background: light-dark(#fff, #14131a); border: 1px solid light-dark(#716d8c, #8a87a5); border-radius: 6px; padding: 6px; }
ul, ol { margin: 0; padding: 0; list-style: none; }
.actions > li { margin-block-end: 8px; }
.odds { display: flex; height: 10px; margin-block-start: 4px; border: 1px solid light-dark(#716d8c, #8a87a5); border-radius: 5px; overflow: hidden; }
.odds span { min-width: 1px; border-inline-end: 1px solid light-dark(#fbfaff, #1b1a22); }
.odds span:nth-child(4n + 1) { background: light-dark(#4b2fd0, #b6a6ff); }
.odds span:nth-child(4n + 2) { background: light-dark(#0c7a6b, #5fd3c0); }
.odds span:nth-child(4n + 3) { background: light-dark(#b3541e, #f0a36b); }
.odds span:nth-child(4n) { background: light-dark(#7a6f9b, #8f88ad); }
.results { font-size: 12px; overflow-wrap: anywhere; }
.why { display: none; margin-block: 2px 0; padding: 4px 8px; border-inline-start: 3px solid light-dark(#b3541e, #f0a36b); }
button:hover + .why, button:focus-visible + .why { display: block; }
[role=tree], pre, .plain { font: 12px/1.6 ui-monospace, monospace; }
[role=group] { padding-inline-start: 14px; }
.row { display: block; padding-inline: 4px; border-radius: 4px; overflow-wrap: anywhere; }
[role=treeitem][aria-expanded] > .row { cursor: pointer; }
[role=treeitem][aria-expanded] > .row::before { content: ""; display: inline-block; margin-inline-end: 6px; border: 4px solid transparent;
  border-inline-end-width: 0; border-inline-start: 6px solid currentColor; }
[role=treeitem][aria-expanded=true] > .row::before { transform: rotate(90deg); }
[role=treeitem]:focus-visible { outline: none; }
[role=treeitem]:focus-visible > .row { outline: 2px solid light-dark(#4b2fd0, #b6a6ff); }
.key { font-weight: 600; }
.changed > .row { background: light-dark(#fff0cf, #463a16); }
.mark { margin-inline-start: 8px; color: light-dark(#6b4a00, #ffd97a); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 2px 8px 2px 0; overflow-wrap: anywhere; }
.broken { color: light-dark(#a1180c, #ff9c8f); font-weight: 600; }
.holds { color: light-dark(#0b6152, #6fdcc9); }
[role=status]:not(:empty) { margin: 0; padding: 6px 12px; background: light-dark(#fff0cf, #463a16); }
@media (prefers-contrast: more) { :host, button, textarea { border-width: 2px; } }
`;
