/**
 * Creates the only Trusted Types policy of a page. It belongs to the server rather than to a release, so that it also
 * covers releases that were built before it. docs/adr/110.
 *
 * Script URLs must be files that the boot block names, at their own origin or at the site's.
 */
const SCRIPT_URLS = String.raw`
  let modules;
  const named = () => {
    const boot = JSON.parse(document.getElementById('boot').textContent);
    return [...boot.modules, ...(boot.fallbacks || [])]
      .map((module) => ({ ...module, at: new URL(module.base, location) }));
  };
  const createScriptURL = (text) => {
    const { origin, pathname } = new URL(text, location);
    modules ??= named();
    return modules.some(({ at, integrity, isDeveloped }) =>
      pathname.startsWith(at.pathname) && (origin === at.origin || (origin === location.origin && !isDeveloped)) &&
      (isDeveloped || Object.hasOwn(integrity, pathname.slice(at.pathname.length)))) ? text : null;
  };
`;

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

const install = (checks: string, creators: string, then = '') =>
  `if (self.trustedTypes) (() => {${checks}const policy = trustedTypes.createPolicy('default', { ${creators} });${then}})();`.replaceAll(
    /\n\s*/g,
    ' ',
  );

/** Pages whose markup the server rendered insert no markup themselves, so the policy has no rule for it and refuses it. */
const OF_RENDERED_PAGES = install(SCRIPT_URLS, 'createScriptURL');

const OF_OTHER_PAGES = install(
  SCRIPT_URLS + HTML,
  'createScriptURL, createHTML',
  'TrustedTypePolicyFactory.prototype.createPolicy = () => policy;',
);

export const trustedTypesScript = ({ isRendered }: { isRendered: boolean }): string =>
  isRendered ? OF_RENDERED_PAGES : OF_OTHER_PAGES;
