import { describe, expect, it } from '@jest/globals';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import type { ModuleDescriptor } from '@vitral/contracts/modules';
import { filesOf } from './files.ts';
import type { Choice } from './options.ts';

const choice: Choice = {
  name: 'blog',
  pages: ['blog', 'guest-authors'],
  permission: 'content.write',
  languages: ['en'],
};
const VERSIONS = { dependencies: { react: '19.3.1' }, devDependencies: { eslint: '10.15.0' } };
const files = filesOf(choice, VERSIONS);
const parse = (path: string) => JSON.parse(files[path] ?? 'null') as unknown;

describe('filesOf', () => {
  it('declares each page with its address, permission and titles', () => {
    const { name, pages } = parse('src/module.json') as ModuleDescriptor;
    expect(name).toBe('blog');
    expect(pages.map(({ page, path, permission, title }) => [page, path, permission, title.en])).toEqual([
      ['blog', '/admin/blog', 'content.write', 'Blog'],
      ['guest-authors', '/admin/blog-guest-authors', 'content.write', 'Guest authors'],
    ]);
  });

  it('has the same keys in each language of the console, and names the texts that still need a translation', () => {
    const tables = CONSOLE_LANGUAGES.map((language) => parse(`src/guest-authors/texts/${language}.json`));
    expect(tables[0]).toMatchObject({ 'guest-authors.title': 'Guest authors' });
    expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1);
    expect(files['README.md']).toContain('src/blog/texts/es.json');
    expect(files['README.md']).not.toContain('src/blog/texts/en.json');
  });

  it('gives the first page a card on the dashboard and an entry of the command palette', () => {
    const { slots } = parse('src/module.json') as ModuleDescriptor;
    expect(slots).toEqual([
      {
        ...{ slot: 'dashboard-card', name: 'blog', permission: 'content.write' },
        title: { es: 'Blog', en: 'Blog' },
      },
      {
        ...{ slot: 'command', name: 'open-blog', path: '/admin/blog', icon: 'extension' },
        title: { es: 'Abrir Blog', en: 'Open Blog' },
      },
    ]);
    expect(files['src/remote.tsx']).toContain("import('./blog/blog.card.tsx')");
    expect(files['src/blog/blog.card.tsx']).toContain('to="/admin/blog"');
    expect(files['src/guest-authors/guest-authors.card.tsx']).toBeUndefined();
  });

  it('contains the texts of each language that the team chose', () => {
    const french = filesOf({ ...choice, languages: ['en', 'es', 'fr'] }, VERSIONS);
    const emptyIn = (language: string) =>
      (JSON.parse(french[`src/blog/texts/${language}.json`] ?? '{}') as Record<string, string>)['blog.empty'];
    expect(['es', 'en', 'fr'].map(emptyIn)).toEqual([
      'Todavía no hay nada',
      'There is nothing here yet',
      'Il n’y a encore rien ici',
    ]);
    expect(french['src/remote.tsx']).toContain("fr: () => import('./blog/texts/fr.json')");
    expect(french['README.md']).not.toContain('Still to translate');
    expect(files['src/blog/texts/fr.json']).toBeUndefined();
  });

  it('declares its own permission unless a permission of Vitral opens its pages', () => {
    const own = filesOf({ ...choice, permission: 'blog.write' }, VERSIONS);
    const { permissions, pages } = JSON.parse(own['src/module.json'] ?? '') as ModuleDescriptor;
    expect(permissions).toMatchObject([
      { name: 'blog.write', role: 'manager', title: { en: 'change what is in Blog' } },
    ]);
    expect(pages.map(({ permission }) => permission)).toEqual(['blog.write', 'blog.write']);
    expect(parse('src/module.json')).not.toHaveProperty('permissions');
  });

  it('tests a page as a role that may open it', () => {
    expect(files['src/blog/blog.page.spec.tsx']).toContain("role: 'manager'");
  });

  it('needs the packages of the site', () => {
    expect(parse('package.json')).toMatchObject({ name: 'blog', private: true, ...VERSIONS });
  });

  it('generates the types of a site with a script that its README explains', () => {
    expect(parse('package.json')).toMatchObject({ scripts: { types: 'vitral types' } });
    expect(files['README.md']).toContain('npm run types -- --to https://…');
  });
});
