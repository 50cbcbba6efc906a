import { describe, expect, it } from '@jest/globals';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import { trustedTypesScript } from '../../platform/http/trusted-types-script.ts';
import { GROUND, type Page, pageHtml, plainHead } from './page-html.ts';
import { LATER_STYLES } from './page-styles.ts';

const shell: BootModule = {
  name: 'shell',
  contract: 1,
  pages: [],
  version: '0.1.0',
  entry: 'main.js',
  styles: ['main.css'],
  library: null,
  shared: {},
  integrity: { 'main.js': 'sha384-js', 'main.css': 'sha384-css' },
  base: '/modules/shell/0.1.0-1/',
};

const boot: Boot = {
  contract: 1,
  set: 'one',
  language: 'en',
  siteLanguage: 'es',
  isDemo: true,
  hasSession: false,
  siteName: 'Vitral',
  siteTheme: 'system',
  siteDensity: 'comfortable',
  siteAccent: 'amethyst',
  isMaintenanceOn: false,
  nonce: 'abc',
  modules: [{ ...shell, version: '</script><script>alert(1)</script>' }],
};

const page: Page = {
  language: 'en',
  boot,
  shell,
  styles: { first: '', later: [{ url: '/modules/shell/0.1.0-1/main.css', integrity: 'sha384-css' }] },
  head: plainHead('<b>"Vitral"</b>', 'd', false),
  rendered: null,
};
const html = pageHtml(page);

describe('pageHtml', () => {
  it('names the scripts and styles of the shell with their hashes', () => {
    expect(html).toContain('<script src="/modules/shell/0.1.0-1/main.js" integrity="sha384-js"');
    expect(html).toContain(
      '<link rel="stylesheet" href="/modules/shell/0.1.0-1/main.css" integrity="sha384-css" crossorigin>',
    );
  });

  it('escapes text that would end its element', () => {
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('</script><script>');
  });

  it('contains the boot block unchanged', () => {
    const block =
      /<script type="application\/json" id="boot" nonce="abc">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(boot);
  });

  it('asks search engines not to index pages that are not public', () => {
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  describe('of a rendered page', () => {
    const rendered = { head: '<title>Faro</title>', html: '<main>Hello</main>', freshUntil: null };
    const starters = { shell: 'wake("a" < "b");', site: 'move();' };

    it('contains its markup, its Trusted Types policy and the starters as they are, and no other script', () => {
      const document = pageHtml({ ...page, rendered, starters });
      expect(document).toContain('<div id="root"><main>Hello</main></div>');
      const policy = trustedTypesScript({ isRendered: true });
      const head = document.slice(document.indexOf('<meta name="robots"'), document.indexOf('<link'));
      expect(head.split('\n').slice(1, 3)).toEqual([
        `<script>${policy}</script>`,
        '<script>wake("a" < "b");</script>',
      ]);
      expect(document).toMatch(/<script>move\(\);<\/script>\n<\/body>/);
      expect(document).not.toContain('<script src=');
    });

    it('names the script of the shell for its starter, which loads it later', () => {
      expect(pageHtml({ ...page, rendered, starters })).toContain(
        '<script data-src="/modules/shell/0.1.0-1/main.js" data-integrity="sha384-js" type="application/json" id="boot"',
      );
    });

    it('contains the first styles, and links the others where the first screen ends', () => {
      const html = `<main><h1>Hello</h1>${LATER_STYLES}<p>More</p></main>`;
      const styles = { ...page.styles, first: 'h1 { margin: 0 }' };
      const document = pageHtml({ ...page, styles, rendered: { ...rendered, html } });
      expect(document).toContain('<style>h1 { margin: 0 }</style>');
      expect(document).toMatch(
        /<h1>Hello<\/h1><link rel="stylesheet" [^>]*main\.css[^>]* fetchpriority="low"><p>More<\/p>/,
      );
      expect(document.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    });

    it('links all style sheets in its head if it marks no end of the first screen', () => {
      const styles = { ...page.styles, first: 'h1 { margin: 0 }' };
      const document = pageHtml({ ...page, styles, rendered });
      expect(document).toMatch(/<link rel="stylesheet" [^>]*main\.css[^>]*>[^]*<\/head>/);
    });

    it('links the script of the shell for a developer, who sees at once which module is overridden', () => {
      const override = { module: 'mfe-public', address: 'http://127.0.0.1:8081', expiresAt: '' } as const;
      const document = pageHtml({ ...page, boot: { ...boot, override }, rendered, starters });
      expect(document).toContain('<script src="/modules/shell/0.1.0-1/main.js"');
      expect(document).not.toContain('data-src');
    });

    it('links the script of a shell without a starter', () => {
      expect(pageHtml({ ...page, rendered, starters: { site: 'move();' } })).toContain('<script src=');
    });
  });

  it('contains the starters and links the script of the shell if the browser renders the page', () => {
    const document = pageHtml({ ...page, starters: { shell: 'wake();' } });
    expect(document).toContain('<script>wake();</script>');
    expect(document).toContain('<script src="/modules/shell/0.1.0-1/main.js"');
  });

  it('omits the nonce from pages cached for everybody', () => {
    expect(pageHtml({ ...page, boot: { ...boot, nonce: '' } })).not.toContain('nonce=');
  });

  it.each([
    ['dark', 'system', '<html lang="en" data-theme="dark">', 'dark'],
    ['light', 'dark', '<html lang="en" data-theme="light">', 'light'],
    ['system', 'dark', '<html lang="en">', 'light dark'],
    [null, 'system', '<html lang="en">', 'light dark'],
    [null, 'dark', '<html lang="en" data-theme="dark">', 'dark'],
  ] as const)(
    'starts in the theme of the account (%s), else in that of the site (%s)',
    (theme, siteTheme, start, scheme) => {
      const document = pageHtml({ ...page, boot: { ...boot, theme, siteTheme } });

      expect(document).toContain(start);
      expect(document).toContain(`<meta name="color-scheme" content="${scheme}">`);
      const colours = [...document.matchAll(/<meta name="theme-color" content="(.{7})"/g)];
      expect(colours.map(([, colour]) => colour)).toEqual(
        scheme.split(' ').map((one) => GROUND[one as 'light' | 'dark']),
      );
    },
  );
});
