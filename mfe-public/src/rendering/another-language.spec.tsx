import type { Language } from '@vitral/sdk/contracts/languages';
import type * as FileSystem from 'node:fs';
import type * as System from 'node:os';
import { requestFor } from '../../test/render-request.ts';
import { REGISTRATION_ID } from '../education/schedule/anchors.ts';
import { TEXTS } from '../i18n/texts.ts';
import offers from '../language-offer/offers.json';
import { renderPage } from './render-page.tsx';

// Adds Portuguese to the list before any module reads the list.
jest.mock('@vitral/contracts/languages', () => {
  const { mkdtempSync, readFileSync, writeFileSync } = jest.requireActual<typeof FileSystem>('node:fs');
  const { tmpdir } = jest.requireActual<typeof System>('node:os');
  const contracts = `${__dirname}/../../../libs/contracts/src`;
  const { withPortuguese } = jest.requireActual<{ withPortuguese: (source: string) => string }>(
    `${contracts}/languages.fixtures.ts`,
  );
  const list = `${contracts}/languages.ts`;
  const file = `${mkdtempSync(`${tmpdir()}/vitral-languages-`)}/languages.ts`;
  writeFileSync(file, withPortuguese(readFileSync(list, 'utf8')));
  return jest.requireActual<object>(file);
});

const PT = 'pt' as Language;

describe('a page in a language that is added to the list', () => {
  beforeAll(() => {
    Object.assign(TEXTS, { pt: TEXTS.fr });
    Object.assign(offers, { pt: offers.fr });
    Object.assign(REGISTRATION_ID, { pt: REGISTRATION_ID.fr });
  });

  it.each([
    ['landing', '/pt'],
    ['education', '/pt/educacion'],
    ['contact', '/pt/contact'],
  ] as const)('has its URL and is among the languages of the site: %s', async (page, path) => {
    const { html, head } = await renderPage(requestFor(page, PT));
    const links = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[hreflang]');

    expect(head).toContain(`<link rel="canonical" href="https://vitral.example${path}">`);
    expect(head).toContain('content="pt_BR"');
    expect([...links].map(({ textContent }) => textContent).join()).toContain('Português');
  });

  it('shows texts without a translation in English, marked as such', async () => {
    const { html } = await renderPage(requestFor('landing', PT));
    expect(html).toMatch(/lang=en[^>]*>[^<]*\w/);
  });
});
