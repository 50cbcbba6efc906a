import { COOKIES, STORED_ENTRIES } from '@vitral/sdk/contracts/cookies';
import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { screen, within } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';
import { COOKIE_TEXTS } from './cookies.tsx';

describe('the cookies block', () => {
  it('lists everything that the site stores in a browser, with the lifetimes of the settings', async () => {
    const responses = { '/api/retention': { sessionHours: 168, sessionDays: 30 } };
    await renderBlock('cookies', { titleEn: 'Cookies', contentEn: 'Ours alone.' }, { responses });

    const section = within(screen.getByRole('region', { name: 'Cookies' }));
    const names = section.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual([...COOKIES, ...STORED_ENTRIES]);
    expect(section.getByText(/expires after 7 days without activity, and after 30 days/)).toBeVisible();
    expect(section.getByText('Ours alone.')).toBeVisible();
  });

  it('has a separate text in every language', () => {
    for (const name of COOKIES)
      expect(new Set(LANGUAGES.map((language) => String(COOKIE_TEXTS[language][name]))).size).toBe(
        LANGUAGES.length,
      );
  });
});
