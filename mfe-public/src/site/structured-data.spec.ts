import { breadcrumbs } from './structured-data.ts';

const CONTEXT = {
  t: (key: string) => (key === 'site.name' ? 'Vitral' : key),
  language: 'fr' as const,
  origin: 'https://vitral.example',
  url: 'https://vitral.example/fr/education/cercle',
  siteDescription: '',
};

describe('breadcrumbs', () => {
  it('lead from the home page of the language via the pages between to the open one', () => {
    const education = { name: 'Formation', url: 'https://vitral.example/fr/education' };
    expect(breadcrumbs('Cercle', CONTEXT, [education])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Vitral', item: 'https://vitral.example/fr' },
        { '@type': 'ListItem', position: 2, name: 'Formation', item: education.url },
        { '@type': 'ListItem', position: 3, name: 'Cercle', item: CONTEXT.url },
      ],
    });
  });
});
