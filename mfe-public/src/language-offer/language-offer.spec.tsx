import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { screen } from '@vitral/sdk/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { dataset } from '../data/page-dataset.ts';
import offers from './offers.json';
import { LanguageOffers } from './language-offer.tsx';

afterEach(() => {
  document.cookie = 'language=; path=/; max-age=0';
  delete dataset['offer'];
});

describe('LanguageOffers', () => {
  it('links to the page in each other language, with a text in that language', async () => {
    await renderOnSite(<LanguageOffers />, 'en');

    expect(screen.getAllByRole('complementary').map(({ lang }) => lang)).toEqual(['es', 'fr']);
    const link = screen.getByRole('link', { name: 'Lire cette page en français' });
    expect(link).toHaveAttribute('href', '/fr');
    expect(link).toHaveAttribute('hreflang', 'fr');
  });

  it('wakes only at its button, not under a pointer that rests at the top of the page', async () => {
    const { container } = await renderOnSite(<LanguageOffers />, 'en');

    expect([...container.querySelectorAll('[data-island]')]).toEqual(screen.getAllByRole('button'));
  });

  it('offers no language on the page for unknown paths', async () => {
    await renderOnSite(<LanguageOffers />, 'en', { page: 'not-found' });

    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('disappears once it is declined, which chooses the language of the page', async () => {
    const { user } = await renderOnSite(<LanguageOffers />, 'en');
    await wakeIslands();
    dataset['offer'] = 'es';
    await user.click(screen.getByRole('button', { name: 'No, gracias' }));

    expect(dataset).not.toHaveProperty('offer');
    expect(document.cookie).toContain('language=en');
  });

  it('has texts and a rule of its style sheet for each language', () => {
    const css = readFileSync(join(__dirname, 'language-offer.module.css'), 'utf8');
    const ruled = [...css.matchAll(/:root\[data-offer='(\w+)'\] \.offer:lang\((\w+)\)/g)];

    expect(ruled.map(([, offered, lang]) => [offered, lang])).toEqual(LANGUAGES.map((one) => [one, one]));
    expect(Object.keys(offers)).toEqual(LANGUAGES);
  });
});
