import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { descriptionOf } from '../site/paths.ts';
import type { PageHead, PageName } from '../site/page-definition.ts';
import { headHtml } from './page-head.ts';

const HEAD: PageHead = { title: 'A & B <c>', description: 'Says "hello"' };

function headOf(page: PageName, head: PageHead = HEAD, indexed: readonly Language[] = LANGUAGES) {
  const options = { language: 'en', origin: 'https://vitral.example', siteName: 'Vitral' } as const;
  const html = headHtml(head, { ...options, description: descriptionOf(page), indexed });
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head;
}

const contentOf = (head: HTMLHeadElement, key: string) =>
  head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');

describe('headHtml', () => {
  it('escapes texts', () => {
    const head = headOf('education');

    expect(head.querySelector('title')?.textContent).toBe('A & B <c>');
    expect(contentOf(head, 'description')).toBe('Says "hello"');
    expect(contentOf(head, 'og:title')).toBe('A & B <c>');
  });

  it('links to the page in every language', () => {
    const head = headOf('education');
    const alternates = [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);

    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://vitral.example/en/education',
    );
    expect(Object.fromEntries(alternates)).toEqual({
      es: 'https://vitral.example/es/educacion',
      en: 'https://vitral.example/en/education',
      fr: 'https://vitral.example/fr/education',
      'x-default': 'https://vitral.example/educacion',
    });
  });

  it('leaves out languages in which search engines may not index the page', () => {
    const head = headOf('education', HEAD, ['es', 'en']);
    const languages = [...head.querySelectorAll('link[rel="alternate"]')].map((link) =>
      link.getAttribute('hreflang'),
    );

    expect(languages).toEqual(['es', 'en', 'x-default']);
    expect(contentOf(head, 'robots')).toBeUndefined();
    expect(contentOf(headOf('education', HEAD, ['es']), 'robots')).toBe('noindex');
  });

  it('describes picture, URL and language of the page to social networks', () => {
    const head = headOf('landing');

    expect(contentOf(head, 'og:image')).toMatch(/^https:\/\/vitral\.example/);
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:url')).toBe('https://vitral.example/en');
    expect(contentOf(head, 'og:locale')).toBe('en_US');
  });

  it('shows social networks the picture of a page that has one', () => {
    const head = headOf('landing', { ...HEAD, image: '/uploads/yoga.webp' });

    expect(contentOf(head, 'og:image')).toBe('https://vitral.example/uploads/yoga.webp');
    expect(contentOf(head, 'og:image:width')).toBeUndefined();
  });

  it('asks search engines not to index pages that are excluded from it', () => {
    expect(contentOf(headOf('vital-health'), 'robots')).toBe('noindex');
    expect(headOf('vital-health').querySelector('link[rel="alternate"]')).toBeNull();
    expect(contentOf(headOf('landing'), 'robots')).toBeUndefined();
    expect(headOf('not-found').querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('escapes structured data so that no stored text ends its script element', () => {
    const name = '</script><script>alert(1)</script>';
    const head = headOf('landing', { ...HEAD, structuredData: [{ '@type': 'Organization', name }] });
    const blocks = [...head.querySelectorAll('script')];

    expect(blocks).toHaveLength(1);
    expect(JSON.parse(blocks[0]?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
    });
  });
});
