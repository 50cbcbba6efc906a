import { screen, within } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { languageTestSource } from './language-test.data.ts';
import { LanguageTestPage } from './language-test.page.tsx';

const renderIn = (language: 'es' | 'en' | 'fr') => {
  const data = languageTestSource.read({ responses: {}, language, now: 0 });
  return renderOnSite(<LanguageTestPage data={data} />, language, { page: 'language-test' });
};

/** Returns the texts of a row in Spanish, English and French, without the labels for narrow screens. */
function rowOf(table: string, name: string): (string | undefined)[] {
  const row = within(screen.getByRole('table', { name: table })).getByRole('rowheader', {
    name,
  }).parentElement;
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.lastChild?.textContent?.replace(/\s/g, ' '));
}

describe('LanguageTestPage', () => {
  it('shows a label in three languages', async () => {
    await renderIn('en');

    expect(rowOf('Texts of the site', 'navigation.mission')).toEqual(['Misión', 'Mission', 'Mission']);
    expect(screen.getAllByRole('cell')[0]).toHaveAttribute('lang', 'es');
  });

  it('formats dates, numbers and money for each language', async () => {
    await renderIn('es');
    const table = 'Fechas, números y monedas';

    expect(rowOf(table, 'Fecha')).toEqual([
      'sábado, 21 de noviembre de 2026',
      'Saturday, November 21, 2026',
      'samedi 21 novembre 2026',
    ]);
    expect(rowOf(table, 'Número')).toEqual(['1.234.567,89', '1,234,567.89', '1 234 567,89']);
    expect(rowOf(table, 'Dólares canadienses')[1]).toBe('CA$1,499.50');
    expect(rowOf(table, 'Tamaño de archivo')).toEqual(['2,50 MB', '2.50 MB', '2,50 MB']);
  });

  it('uses the plural forms of each language', async () => {
    await renderIn('en');

    expect(rowOf('Plurals', '0')).toEqual(['0 sesiones en vivo', '0 live sessions', '0 session en direct']);
    expect(rowOf('Plurals', '1')).toEqual(['1 sesión en vivo', '1 live session', '1 session en direct']);
  });

  it('links to itself in the other languages and marks the current one', async () => {
    await renderIn('fr');

    expect(screen.getByRole('link', { name: 'Français langue actuelle' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es/language-test');
  });

  it('shows on request how a missing text is rendered', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderIn('en');
    await wakeIslands();
    await user.click(screen.getByRole('button', { name: 'Show a missing text' }));

    expect(screen.getByRole('status')).toHaveTextContent('language-test.title');
    expect(warn).toHaveBeenCalledWith('Missing text: language-test.title (en)');
  });
});
