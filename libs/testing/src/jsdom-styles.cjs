const { createRequire } = require('node:module');

/**
 * Replaces jsdom's default style sheet for speed. Specs read computed styles only for visibility and for spaces in accessible
 * names, which depend on `display` and `visibility`. jsdom matches every rule with every element after each change, so these few
 * rules replace its 120, and colours are not computed.
 */
const STYLE_SHEET = `
  html, body, p, div, article, aside, footer, header, hgroup, main, nav, section, address, blockquote, figcaption, figure,
  center, hr, h1, h2, h3, h4, h5, h6, ul, menu, dir, ol, dd, dl, dt, form, legend, fieldset, optgroup, option, pre,
  details, summary { display: block }
  table { display: table }
  thead { display: table-header-group }
  tbody { display: table-row-group }
  tfoot { display: table-footer-group }
  tr { display: table-row }
  td, th { display: table-cell }
  caption { display: table-caption }
  li { display: list-item }
  input, textarea, select, button, meter, progress { display: inline-block }
  head, meta, title, link, style, script, datalist, param, template, input[type="hidden"], dialog:not([open]),
  [hidden] { display: none }
`;

const fromJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const path = fromJsdom.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
fromJsdom(path);
fromJsdom.cache[path].exports = STYLE_SHEET;

const { propertiesWithResolvedValueImplemented } = fromJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [property, { computedValue }] of Object.entries(propertiesWithResolvedValueImplemented)) {
  if (computedValue === 'computed-color')
    Reflect.deleteProperty(propertiesWithResolvedValueImplemented, property);
}
