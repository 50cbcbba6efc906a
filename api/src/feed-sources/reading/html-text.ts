/** What these enclose is not for reading. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg']);

/** These begin and end lines. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** The characters from U+00A0 to U+00FF by their names in HTML. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map<string, string>([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
  ['trade', '™'],
]);

/** What HTML says, without its tags. Reads it once from left to right, whatever it is. */
export function htmlText(html: string): string {
  return tidy(decodeEntities(withoutTags(html)));
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED.get(name) ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
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

/** Where the tag that opens there ends, and what stands for it. A sign that opens no tag stands for itself. */
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

/** As a page would show it: one space where there are several, one empty line at most. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
