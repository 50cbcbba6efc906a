import { type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { descriptionOf } from '../site/paths.ts';
import type { PageHead, PageName } from '../site/page-definition.ts';
import { headHtml, socialPictureOf } from './page-head.ts';

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

  it('describes URL and language of the page to social networks', () => {
    const head = headOf('landing');

    expect(contentOf(head, 'og:url')).toBe('https://vitral.example/en');
    expect(contentOf(head, 'og:locale')).toBe('en_US');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  });

  it('leaves the picture of a page to the server, and names that of the site where there is no page', () => {
    expect(contentOf(headOf('landing'), 'og:image')).toBeUndefined();
    expect(contentOf(headOf('contact-sent'), 'twitter:image')).toBeUndefined();

    const missing = headOf('not-found');
    expect(contentOf(missing, 'og:image')).toMatch(/^https:\/\/vitral\.example/);
    expect(contentOf(missing, 'twitter:image')).toBe(contentOf(missing, 'og:image'));
    expect(contentOf(missing, 'og:image:width')).toBe('1200');
    expect(contentOf(missing, 'og:image:alt')).toBe('Vitral');
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

describe('socialPictureOf', () => {
  const pictureOf = (page: PageName, head: Partial<PageHead>) =>
    socialPictureOf({ ...HEAD, ...head }, { description: descriptionOf(page), siteName: 'Vitral' });

  it.each([
    ['Education · Vitral', 'Education'],
    ['Leadership · Vitral · Wellness', 'Leadership · Wellness'],
    ['Vitral Health · Vitral', 'Vitral Health'],
    ['Vitral', 'Vitral'],
  ])('shows the title %s as %s', (title, expected) => {
    expect(pictureOf('education', { title })).toEqual({ title: expected, picture: null, chosen: null });
  });

  it('shows the picture of a page, and the one that staff chose', () => {
    expect(pictureOf('site-page', { image: '/uploads/a.webp', chosenImage: '/uploads/b.png' })).toMatchObject(
      {
        picture: '/uploads/a.webp',
        chosen: '/uploads/b.png',
      },
    );
  });

  it('has no picture for a page without URL', () => {
    expect(pictureOf('not-found', {})).toBeUndefined();
  });
});
