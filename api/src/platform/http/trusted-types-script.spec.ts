import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { trustedTypesScript } from './trusted-types-script.ts';

interface Policy {
  createScriptURL: (text: string) => string | null;
  createHTML?: (text: string) => string;
  createScript?: unknown;
}

const MODULES = [
  { name: 'shell', base: '/modules/shell/1.0.0-1/', integrity: { 'main.js': 'sha384-a' } },
  {
    name: 'mfe-far',
    base: 'https://cdn.example/modules/mfe-far/1.0.0-2/',
    integrity: { 'a.js': 'sha384-b' },
  },
  { name: 'mfe-new', base: 'http://127.0.0.1:8081/', integrity: {}, isDeveloped: true },
];
const FALLBACKS = [{ name: 'mfe-far', base: '/modules/mfe-far/0.9.0-3/', integrity: { 'a.js': 'sha384-c' } }];

/** Content of a page that claims to be the boot block, as an anchor or as inserted markup. */
const IMPOSTOR = {
  modules: [{ name: 'evil', base: 'https://evil.example/', integrity: {}, isDeveloped: true }],
};

const pageWith = (boot: string) =>
  new JSDOM(
    `<div id="root"><p id="boot">${JSON.stringify(IMPOSTOR)}</p></div><script type="application/json" id="boot">${boot}</script>`,
  ).window.document;

/** Runs the script in a page and returns what it created. */
function install(isRendered: boolean) {
  const created: [string, Policy][] = [];
  class TrustedTypePolicyFactory {
    createPolicy(name: string, policy: Policy) {
      created.push([name, policy]);
      return policy;
    }
  }
  const trustedTypes = new TrustedTypePolicyFactory();
  const textContent = JSON.stringify({ modules: MODULES, fallbacks: FALLBACKS });
  const page = {
    ...{ URL, TrustedTypePolicyFactory, trustedTypes },
    self: { trustedTypes },
    location: Object.assign(new URL('https://vitral.example/admin/users')),
    document: pageWith(textContent),
  };
  runInNewContext(trustedTypesScript({ isRendered }), page);
  const [[name, policy] = ['', {} as Policy]] = created;
  return { name, policy, askAgain: () => trustedTypes.createPolicy('lit-html', {} as Policy) };
}

describe('the Trusted Types policy of a page', () => {
  it('is the default one, and has no rule for script text', () => {
    const { name, policy } = install(false);
    expect([name, policy.createScript]).toEqual(['default', undefined]);
  });

  it.each([
    '/modules/shell/1.0.0-1/main.js',
    'https://vitral.example/modules/shell/1.0.0-1/main.js?r=1',
    'https://cdn.example/modules/mfe-far/1.0.0-2/a.js',
    'https://vitral.example/modules/mfe-far/1.0.0-2/a.js?r=2',
    '/modules/mfe-far/0.9.0-3/a.js',
    'http://127.0.0.1:8081/remote.js',
  ])('accepts %s, which the page names', (url) => {
    expect(install(true).policy.createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://evil.example/modules/shell/1.0.0-1/main.js',
    'https://evil.example/named-by-content.js',
    'https://cdn.example/modules/mfe-far/0.9.0-3/a.js',
    '/modules/shell/1.0.0-1/other.js',
    '/modules/shell/1.0.0-1/toString',
    '/modules/shell/1.0.0-9/main.js',
    '/api/content/1/download',
    '/remote.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    expect(install(true).policy.createScriptURL(url)).toBeNull();
  });

  it('refuses all markup on a page that the server rendered', () => {
    expect(install(true).policy.createHTML).toBeUndefined();
  });

  it('is the one that libraries receive, whatever they ask for', () => {
    const { policy, askAgain } = install(false);
    expect(askAgain()).toBe(policy);
  });
});

describe('markup', () => {
  const { createHTML = String } = install(false).policy;

  it.each([
    ['<p class="a">Hola <b>tú</b><br></p>', '<p class="a">Hola <b>tú</b><br></p>'],
    ["<a href='/es' title=x>y</a>", '<a href="/es" title="x">y</a>'],
    ['<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'],
    ['<td colspan=2>1</td>', '<td colspan="2">1</td>'],
    ['.a > b { color: red }', '.a > b { color: red }'],
    ['3 < 4 &amp; 5', '3 &lt; 4 &amp; 5'],
    [
      '<meta charset="utf-8"><!--StartFragment--><o:p></o:p><b style="font-weight:normal">x</b>',
      '<b style="font-weight:normal">x</b>',
    ],
    ['<script></script>', '<script></script>'],
    ['', ''],
  ])('%s becomes %s', (text, result) => {
    expect(createHTML(text)).toBe(result);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<img/src=x/onerror=alert(1)>', '<img src="x/onerror=alert(1)">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" jAvascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', '<svg><a xlink>x</a></svg>'],
    ['<script>alert(1)</script>x', 'x'],
    ['<scr<!---->ipt>alert(1)</script>', 'alert(1)'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', '<svg></svg>'],
    ['<svg><use href="data:image/svg+xml,x"></use></svg>', '<svg></svg>'],
    ['<p title="><img src=x onerror=alert(1)>">', '<p title="&#62;&#60;img src=x onerror=alert(1)&#62;">'],
    ['<p title="<img src=x onerror=alert(1)>', '&lt;p title="<img src="x">'],
    ['<math><mtext><mglyph><style><img src onerror=alert(1)>', ''],
    ['<form action=//evil.example><input name=password>', ''],
    ['<base href="//evil.example">', ''],
  ])('%s loses everything that could run: %s', (text, result) => {
    expect(createHTML(text).replaceAll(/ (\w+)=""/g, ' $1')).toBe(result);
  });
});

describe('the script', () => {
  it('is short, and does not end its element', () => {
    expect(brotliCompressSync(trustedTypesScript({ isRendered: true })).length).toBeLessThan(400);
    expect(brotliCompressSync(trustedTypesScript({ isRendered: false })).length).toBeLessThan(1200);
    expect(trustedTypesScript({ isRendered: false })).not.toMatch(/<\/|<!--|\n/);
  });

  it('has no effect in browsers without Trusted Types', () => {
    expect(() => runInNewContext(trustedTypesScript({ isRendered: false }), { self: {} })).not.toThrow();
  });
});
