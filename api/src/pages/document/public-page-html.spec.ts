import { describe, expect, it } from '@jest/globals';
import type { Boot, BootModule } from '@vitral/contracts/modules';
import type { PublicPage, RenderedPage } from '@vitral/contracts/public-pages';
import { publicPageHtml } from './public-page-html.ts';

const release = (name: BootModule['name'], more: Partial<BootModule>): BootModule => ({
  name,
  contract: 1,
  pages: [],
  version: '0.1.0',
  entry: 'entry.js',
  styles: [],
  library: null,
  shared: { react: '^19.3.1' },
  integrity: {},
  base: `/modules/${name}/0.1.0-1/`,
  ...more,
});

const shell = release('shell', {
  starter: 'wake();',
  publicScripts: ['entry.js', 'public.js'],
  integrity: { 'entry.js': 'sha384-1', 'public.js': 'sha384-2', 'console.js': 'sha384-3' },
});
const site = release('mfe-public', {
  starter: 'move();',
  islands: ['menu'],
  islandScripts: { menu: ['menu.js', 'late.js'], form: ['form.js', 'late.js'] },
  publicPages: [],
  pageStyles: { landing: ['page.css'] },
  renderer: { file: 'renderer.cjs', integrity: 'sha384-4' },
  integrity: {
    'entry.js': 'sha384-5',
    'form.js': 'sha384-6',
    'late.js': 'sha384-7',
    'menu.js': 'sha384-8',
    'page-landing.js': 'sha384-9',
    'page.css': 'sha384-10',
  },
});
const people = release('mfe-people', {});

const boot: Boot = {
  contract: 1,
  set: 'one',
  language: 'es',
  siteLanguage: 'es',
  isDemo: false,
  hasSession: false,
  siteName: 'Vitral',
  siteTheme: 'system',
  siteDensity: 'comfortable',
  siteAccent: 'amethyst',
  isMaintenanceOn: false,
  nonce: '',
  modules: [shell, site, people],
};

const page: PublicPage = {
  page: 'landing',
  addresses: { es: '/', en: '/', fr: '/' },
  reads: [],
  isIndexed: true,
};
const look = { name: 'Faro', description: '', isDark: false, accent: 'amethyst' as const };
const document = {
  page,
  item: null,
  language: 'es' as const,
  origin: 'https://vitral.example',
  site: look,
  set: { id: 'one', shell, modules: [site, people] },
  boot,
  rendered: null,
};

function bootBlock(rendered: RenderedPage | null = null): Boot {
  const html = publicPageHtml({ ...document, rendered });
  return JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Boot;
}

describe('publicPageHtml', () => {
  it('lists only the shell and mfe-public for visitors', () => {
    expect(bootBlock().modules.map(({ name }) => name)).toEqual(['shell', 'mfe-public']);
  });

  it('contains only the hashes of scripts that its islands may load, and all where the browser renders', () => {
    const hashes = (rendered: RenderedPage | null) =>
      bootBlock(rendered).modules.map(({ integrity }) => Object.keys(integrity));
    const html = '<p data-island="menu"></p><p data-island="menu"></p>';
    const ofShell = ['entry.js', 'public.js'];

    expect(hashes({ head: '', html, freshUntil: null })).toEqual([
      ofShell,
      ['entry.js', 'late.js', 'menu.js'],
    ]);
    expect(hashes(null)).toEqual([ofShell, ['entry.js', 'form.js', 'late.js', 'menu.js', 'page-landing.js']]);
  });

  it('contains the hashes of all scripts of a release that does not list those of its islands', () => {
    const { islandScripts: _, ...older } = site;
    const rendered = { head: '', html: '<p data-island="menu"></p>', freshUntil: null };
    const html = publicPageHtml({ ...document, rendered, boot: { ...boot, modules: [shell, older] } });
    expect(html).toContain('page-landing.js');
  });

  it('omits fields that only the server and the console read', () => {
    const module = bootBlock().modules[1];
    expect(module).toEqual({
      name: 'mfe-public',
      contract: 1,
      version: '0.1.0',
      entry: 'entry.js',
      library: null,
      base: '/modules/mfe-public/0.1.0-1/',
      pages: [],
      styles: [],
      shared: {},
      integrity: expect.any(Object) as unknown,
    });
  });

  it('contains the starters of shell and mfe-public', () => {
    const html = publicPageHtml(document);
    expect(html).toContain('<script>wake();</script>');
    expect(html).toContain('<script>move();</script>');
  });

  it('contains name and description of the site when the browser renders the page', () => {
    expect(publicPageHtml(document)).toContain('<title>Faro · Liderazgo y bienestar</title>');
    expect(publicPageHtml({ ...document, page: null })).toContain(
      '<title>Página no encontrada · Faro</title>',
    );

    const described = publicPageHtml({ ...document, site: { ...look, description: 'Luz & guía' } });
    expect(described).toContain('<meta name="description" content="Luz &#38; guía">');
  });

  it('names the picture of a page with its digest, which changes with what it shows', () => {
    const headOf = (title: string, site = look) => {
      const socialPicture = { title, picture: null, chosen: null };
      const rendered = { head: '<title>A</title>', html: '', freshUntil: null, socialPicture };
      return publicPageHtml({ ...document, rendered, site });
    };
    const urlIn = (html: string) => /og:image" content="(.*?)"/.exec(html)?.[1];

    const html = headOf('Luz & <guía>');
    expect(urlIn(html)).toMatch(/^https:\/\/vitral\.example\/social\/[\da-f]{16}\/es\.png$/);
    expect(html).toContain('<meta property="og:image:alt" content="Luz &#38; &#60;guía&#62;">');
    expect(html).toContain(`<meta name="twitter:image" content="${urlIn(html)}">`);
    expect(html).toContain('<meta property="og:image:height" content="630">');
    expect(urlIn(headOf('Otra'))).not.toBe(urlIn(html));
    expect(urlIn(headOf('Luz & <guía>', { ...look, name: 'Otro' }))).not.toBe(urlIn(html));
  });

  it('names a picture of another site itself, whose size it does not know', () => {
    const socialPicture = { title: 'Luz', picture: null, chosen: 'https://cdn.example/a.jpg' };
    const rendered = { head: '', html: '', freshUntil: null, socialPicture };
    const html = publicPageHtml({ ...document, rendered });

    expect(html).toContain('<meta property="og:image" content="https://cdn.example/a.jpg">');
    expect(html).not.toContain('og:image:width');
  });

  it('names no picture for a release that does not describe one', () => {
    const rendered = { head: '', html: '', freshUntil: null };
    expect(publicPageHtml({ ...document, rendered })).not.toContain('og:image');
  });
});
