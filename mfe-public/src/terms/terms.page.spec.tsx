import { LANGUAGES } from '@vitral/contracts/languages';
import { screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { DocumentPage } from '../document/document.page.tsx';
import { loadTranslate } from '../i18n/texts.ts';
import { termsSource } from './terms.data.ts';

describe('terms page', () => {
  it("is readable in the server's markup", async () => {
    const data = termsSource.read({ responses: {}, language: 'es', now: 0 });
    await renderOnSite(<DocumentPage data={data} />, 'es', { page: 'terms' });

    expect(screen.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Sin promesas de ingresos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sin promesas de ingresos' })).toHaveAttribute(
      'href',
      '#earnings',
    );
    expect(screen.getByText('21 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-21');
  });

  it('has a title and a description of its own in every language', async () => {
    const heads = await Promise.all(
      LANGUAGES.map(async (language) => {
        const data = termsSource.read({ responses: {}, language, now: 0 });
        const t = await loadTranslate({ language, siteName: 'Vitral' });
        return termsSource.head(data, { t, language, origin: '', url: '', siteDescription: '' });
      }),
    );

    expect(heads[0]?.title).toBe('Términos y condiciones · Vitral');
    expect(new Set(heads.map(({ title }) => title)).size).toBe(LANGUAGES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(LANGUAGES.length);
  });
});
