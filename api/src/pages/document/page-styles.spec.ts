import { describe, expect, it } from '@jest/globals';
import type { BootModule } from '@vitral/contracts/modules';
import { stylesInPage } from './page-styles.ts';

const HTML = '<h1 class="big title">Vitral</h1>';

const FIRST = `.title { color: blue } @font-face { src: url(text.woff2), url('../a/b.woff2') }
  h1 { clip-path: url(#arch); mask: url("data:image/png;base64,AA"); background: url(/here.png), url(https://there.example/a.png) }`;

const release = {
  base: '/modules/mfe-public/1-1/',
  integrity: { 'first.css': 'sha384-1', 'page.css': 'sha384-2' },
  pageStyles: { landing: ['first.css', 'first-banner.css', 'page.css'] },
  firstStyles: { 'first.css': FIRST, 'first-banner.css': '.banner { color: red }' },
} as unknown as BootModule;

describe('stylesInPage', () => {
  it('returns the text of the first screen, and links to the other style sheets', () => {
    const { first, later } = stylesInPage(release, 'landing', HTML);
    expect(first).toContain('h1 {');
    expect(later).toEqual([{ url: '/modules/mfe-public/1-1/page.css', integrity: 'sha384-2' }]);
  });

  it('returns no text of which the markup has no class', () => {
    expect(stylesInPage(release, 'landing', HTML).first).not.toContain('.banner');
    expect(stylesInPage(release, 'landing', `${HTML}<p class="banner">`).first).toContain('.banner');
  });

  it('bases files that are relative to the style sheet on the release, and no other reference', () => {
    const { first } = stylesInPage(release, 'landing', HTML);
    expect(first.match(/url\([^)]*\)/g)).toEqual([
      'url(/modules/mfe-public/1-1/text.woff2)',
      "url('/modules/mfe-public/1-1/../a/b.woff2')",
      'url(#arch)',
      'url("data:image/png;base64,AA")',
      'url(/here.png)',
      'url(https://there.example/a.png)',
    ]);
  });

  it('returns nothing for a page that the release does not have, or without a release', () => {
    expect(stylesInPage(release, 'nowhere', HTML)).toEqual({ first: '', later: [] });
    expect(stylesInPage(null, 'landing', HTML)).toEqual({ first: '', later: [] });
  });
});
