import { describe, expect, it } from '@jest/globals';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import { type Page, pageHtml, plainHead } from './page-html.ts';

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
  isMaintenanceOn: false,
  nonce: 'abc',
  modules: [{ ...shell, version: '</script><script>alert(1)</script>' }],
};

const page: Page = {
  language: 'en',
  boot,
  shell,
  styles: [{ url: '/modules/shell/0.1.0-1/main.css', integrity: 'sha384-css' }],
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

  it('contains the rendered HTML and the state for hydration', () => {
    const state = { page: 'landing', frame: null, data: '</script>', texts: {} };
    const document = pageHtml({
      ...page,
      rendered: { head: '', html: '<main>Hello</main>', state, freshUntil: null },
    });

    expect(document).toContain('<div id="root"><main>Hello</main></div>');
    const block = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(document)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(state);
    expect(html).not.toContain('id="page"');
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
    },
  );
});
