import { decodeHTMLStrict } from 'entities';

const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg']);

const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** Returns the text of HTML without tags, in a single pass over any input. */
export function htmlText(html: string): string {
  return tidy(decodeHTMLStrict(withoutTags(html)));
}

function withoutTags(html: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    parts.push(html.slice(at, open));
    const tag = readTag(html, open);
    parts.push(tag.text);
    at = tag.end;
  }
  return parts.join('') + html.slice(at);
}

/** Returns the end of the tag at `open` and its replacement. A `<` that opens no tag stays. */
function readTag(html: string, open: number): { end: number; text: string } {
  if (!/[a-z/!?]/i.test(html.charAt(open + 1))) return { end: open + 1, text: '<' };
  if (html.startsWith('<!--', open)) return { end: after(html, '-->', open + 4), text: '' };
  const end = after(html, '>', open);
  const [, slash, found = ''] = /^<(\/?)([a-z]\w{0,15})/i.exec(html.slice(open, open + 18)) ?? [];
  const name = found.toLowerCase();
  if (!slash && HIDDEN.has(name)) return { end: afterClosing(html, name, end), text: '' };
  return { end, text: BLOCKS.has(name) ? '\n' : '' };
}

function afterClosing(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]{0,20}>`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : html.length;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

/** Collapses white space like a page: single spaces, at most one empty line. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
