import { createHash } from 'node:crypto';

/** Styles of pages without a module, in the colours of the public site (mfe-public/src/styles). */
export const CARD_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f6fd, #0e0b1f);
  --raised: light-dark(#ffffff, #191533);
  --ink: light-dark(#18132f, #f3f1fc);
  --ink-soft: light-dark(#4d4868, #bdb7da);
  --line: light-dark(#dedaee, #38325f);
  --field: light-dark(#7d769c, #8f88b8);
  --accent: light-dark(#5a2bb0, #c6acff);
  --wrong: light-dark(#a81a4b, #ff9db9);
  --shadow: light-dark(rgb(44 26 110 / 14%), rgb(0 0 0 / 45%));
  --display: Marcellus, 'Marcellus Fallback', Georgia, serif;
  --text: Figtree, 'Figtree Fallback', system-ui, sans-serif;
  --edge: clamp(1.25rem, 5vw, 4rem);
}
:root[data-theme='dark'] { color-scheme: dark; }
:root[data-accent='sapphire'] { --accent: light-dark(#2340a6, #a9c1ff); }
:root[data-accent='emerald'] { --accent: light-dark(#0b6b54, #7fdcbf); }
:root[data-accent='garnet'] { --accent: light-dark(#9b1d5e, #ffa3cf); }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
body { display: flex; flex-direction: column; min-height: 100svh; margin: 0; background: var(--ground); color: var(--ink); font: 400 1.0625rem/1.65 var(--text); -webkit-font-smoothing: antialiased; }
h1, p, dl, dd, ul, figure { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.header { border-bottom: 1px solid var(--line); }
.row { display: flex; gap: 1rem; align-items: center; justify-content: space-between; max-width: calc(76rem + 2 * var(--edge)); min-height: 4.5rem; margin-inline: auto; padding: 0.5rem var(--edge); }
.home { display: inline-flex; min-width: 0; gap: 0.625rem; align-items: center; text-decoration: none; }
.home img { display: block; flex: none; width: 2.25rem; height: 2.25rem; }
.name { min-width: 0; font: 400 clamp(1.125rem, 0.75rem + 1.9vw, 1.625rem)/1.1 var(--display); letter-spacing: 0.01em; overflow-wrap: anywhere; }
.languages { display: flex; flex: none; padding: 0.1875rem; border: 1px solid var(--line); border-radius: 2rem; }
/* Visible to screen readers only. */
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.languages a { position: relative; display: block; min-width: 2.375rem; padding: 0.375rem 0.5rem; border-radius: 2rem; color: var(--ink-soft); font-size: 0.875rem; font-weight: 600; line-height: 1.6; text-align: center; text-decoration: none; }
.languages a:hover { color: var(--ink); }
.languages a[aria-current] { background: #2340a6; color: #ffffff; }
main { display: grid; flex: 1; align-content: center; width: 100%; max-width: calc(42rem + 2 * var(--edge)); margin-inline: auto; padding: clamp(1.5rem, 6vh, 5rem) var(--edge); }
.card { overflow: hidden; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--raised); box-shadow: 0 1.25rem 3rem var(--shadow); }
.panes { display: flex; gap: 3px; height: 0.625rem; background: #14102b; }
.panes i { flex: 1; background: #2340a6; }
.panes i:nth-child(2) { flex: 2; background: #65309b; }
.panes i:nth-child(3) { background: #f7b733; }
.panes i:nth-child(4) { flex: 3; background: #a81a4b; }
.panes i:nth-child(5) { flex: 2; background: #0f8f86; }
.content { display: grid; gap: 1.25rem; padding: clamp(1.25rem, 5vw, 2.5rem); }
.kicker { color: var(--accent); font-size: 0.9375rem; font-weight: 650; }
h1 { margin-top: 0.25rem; font: 400 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)/1.15 var(--display); overflow-wrap: anywhere; text-wrap: balance; }
.description { color: var(--ink-soft); overflow-wrap: anywhere; white-space: pre-line; }
.preview { display: block; width: 100%; height: auto; max-height: 60svh; border-radius: 0.75rem; background: var(--ground); object-fit: contain; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 0.75rem 1.5rem; padding-block: 1rem; border-block: 1px solid var(--line); }
dt { color: var(--ink-soft); font-size: 0.875rem; }
dd { font-weight: 600; line-height: 1.4; }
.actions { display: flex; flex-wrap: wrap; gap: 0.875rem; align-items: center; }
.button { padding: 0.875rem 1.75rem; border: 0; border-radius: 3rem; background: #f7b733; color: #1d1233; font: 650 1.0625rem/1.3 var(--text); text-align: center; text-decoration: none; cursor: pointer; }
.button:hover { background: #ffca5c; }
button.link { border: 0; background: none; font: inherit; text-decoration: underline; cursor: pointer; }
.link { padding: 0.75rem 0.5rem; color: var(--accent); font-weight: 600; text-underline-offset: 0.25em; }
form { display: grid; gap: 1rem; justify-items: start; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
.field { width: 100%; }
textarea { resize: vertical; }
.part { display: grid; gap: 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
.parts { display: grid; gap: 1.5rem; }
.parts dl { display: flex; flex-wrap: wrap; padding: 0; border: 0; }
dl + .parts > :first-child { padding-top: 0; border: 0; }
h2 { margin: 0; font: 400 1.5rem/1.2 var(--display); overflow-wrap: anywhere; }
input, textarea, select { width: 100%; padding: 0.75rem 1rem; border: 1px solid var(--field); border-radius: 0.75rem; background: var(--ground); color: inherit; font: inherit; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { margin-bottom: 0.375rem; padding: 0; font-weight: 600; }
.choices { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.choices label { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; margin: 0; padding: 0.25rem 0.875rem; border: 1px solid var(--field); border-radius: 2rem; cursor: pointer; }
.choices label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.check { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; margin: 0; font-weight: 400; cursor: pointer; }
[type='checkbox'], [type='radio'] { flex: none; width: 1.375rem; height: 1.375rem; margin: 0.125rem 0 0; padding: 0; accent-color: var(--accent); }
.choices input { margin: 0; }
figure { display: grid; gap: 0.75rem; }
blockquote { margin: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #f7b733; overflow-wrap: anywhere; white-space: pre-line; }
.url { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--ground); overflow-wrap: anywhere; }
[aria-invalid] { border-color: var(--wrong); }
.wrong { margin-top: 0.5rem; color: var(--wrong); font-weight: 600; }
@media (max-width: 30rem) { .actions > *, form > .button { width: 100%; } .actions > .link { text-align: center; } }
@media print { .header, .actions { display: none; } }
`;

/** Allows this one style in the CSP and no injected one. */
export const CARD_PAGE_STYLE_HASH = `sha256-${createHash('sha256').update(CARD_PAGE_STYLE).digest('base64')}`;
