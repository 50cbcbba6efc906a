import { expect, it } from '@jest/globals';
import type { Boot, BootModule } from '@vitral/contracts';
import { pageHtml } from './page-html.ts';

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
  nonce: 'abc',
  modules: [{ ...shell, version: '</script><script>alert(1)</script>' }],
};

const html = pageHtml({
  title: '<b>"Vitral"</b>',
  description: 'd',
  language: 'en',
  boot,
  shell,
  isIndexed: false,
});

it('names the scripts and styles of the shell with their hashes', () => {
  expect(html).toContain('<script src="/modules/shell/0.1.0-1/main.js" integrity="sha384-js"');
  expect(html).toContain(
    '<link rel="stylesheet" href="/modules/shell/0.1.0-1/main.css" integrity="sha384-css">',
  );
});

it('lets no text end its element', () => {
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('</script><script>');
});

it('carries the boot block as it was given', () => {
  const block =
    /<script type="application\/json" id="boot" nonce="abc">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(boot);
});

it('asks search engines to leave out what is not public', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
});
