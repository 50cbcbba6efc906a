/**
 * Creates the only Trusted Types policy of a page. It belongs to the server rather than to a release, so that it also
 * covers releases that were built before it. docs/adr/110.
 *
 * Script URLs must be files that the boot block names, at their own origin or at the site's. Only a script element counts as the
 * boot block: content before it may have the same id, such as an anchor, and `createHTML` drops scripts.
 */
const SCRIPT_URLS = compact(`
  createScriptURL(url) {
    const { origin, pathname } = new URL(url, location);
    const { modules, fallbacks } = JSON.parse(document.querySelector('script#boot').textContent);
    return [...modules, ...(fallbacks || [])].some(({ base, integrity, isDeveloped }) => {
      const at = new URL(base, location);
      if (!pathname.startsWith(at.pathname)) return false;
      if (isDeveloped) return origin === at.origin;
      return [at.origin, location.origin].includes(origin) && Object.hasOwn(integrity, pathname.slice(at.pathname.length));
    }) ? url : null;
  }
`);

/** Removes spaces beside punctuation, since the script is on every page. For code without regular expressions and spaces in texts. */
function compact(code: string): string {
  return code.trim().replace(/\s*([^\w$'\s])\s*/g, '$1');
}

/** Elements that can neither run code nor load a document. */
const HARMLESS = [
  'a abbr article aside audio b bdi bdo blockquote br caption cite circle code col colgroup dd del',
  'details dfn div dl dt ellipse em figcaption figure footer g h[1-6] header hr i img ins kbd li',
  'line main mark nav ol p path picture polygon polyline pre q rect s samp section small source',
  'span strong sub summary sup svg table tbody td tfoot th thead time tr track u ul var video wbr',
]
  .join(' ')
  .replaceAll(' ', '|');

/**
 * Markup is written again from harmless elements and attributes; all other tags are dropped. So the result is harmless
 * however a browser would have read the input. React creates script elements from an empty one, which never runs.
 * Policies that libraries ask for, often without any check, are this one.
 */
const HTML = String.raw`
  const dropped = /<!-{2}[^]*?(?:-{2}>|$)|<[!?][^>]*>?|<(script|style|title|textarea|xmp|iframe|noembed|noframes|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi;
  const tag = /<(\/?)([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[<]/gi;
  const attribute = /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;
  const harmless = /^(?:${HARMLESS})$/i;
  const address = /^(?:https?:|mailto:|tel:|[/#?.]|$)/i;
  const attributesIn = (text) => [...text.matchAll(attribute)].map(([, name, ...values]) => {
    const value = values.find((one) => one !== undefined) ?? '';
    if (/^on/i.test(name) || (/^href$/i.test(name) && !address.test(value.trim()))) return '';
    return ' ' + name + '="' + value.replace(/["<>]/g, (mark) => '&#' + mark.charCodeAt() + ';') + '"';
  }).join('');
  const createHTML = (text) => text === '<script><\/script>' ? text : text.replace(dropped, '').replace(tag,
    (_, end, name, attributes) => !name ? '&lt;' : !harmless.test(name) ? '' :
      '<' + end + name + (end ? '' : attributesIn(attributes) + (attributes.endsWith('/') ? '/' : '')) + '>');
`;

/** Pages whose markup the server rendered insert no markup themselves, so the policy has no rule for it and refuses it. */
const OF_RENDERED_PAGES = `self.trustedTypes?.createPolicy('default',{${SCRIPT_URLS}});`;

const OF_OTHER_PAGES = `if (self.trustedTypes) (() => {${HTML}
  const policy = trustedTypes.createPolicy('default', { createHTML, ${SCRIPT_URLS} });
  TrustedTypePolicyFactory.prototype.createPolicy = () => policy;})();`.replaceAll(/\n\s*/g, ' ');

export const trustedTypesScript = ({ isRendered }: { isRendered: boolean }): string =>
  isRendered ? OF_RENDERED_PAGES : OF_OTHER_PAGES;
