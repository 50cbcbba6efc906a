import { LANGUAGES } from '@vitral/contracts/languages';
import { screen } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { DocumentPage } from '../document/document.page.tsx';
import { loadTranslate } from '../i18n/texts.ts';
import { privacySource } from './privacy.data.ts';

describe('privacy page', () => {
  it("is readable in the server's markup", async () => {
    const data = privacySource.read({ responses: {}, language: 'es', now: 0 });
    await renderOnSite(<DocumentPage data={data} />, 'es', { page: 'privacy' });

    expect(screen.getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 2, name: 'Cookies y almacenamiento del navegador' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cookies y almacenamiento del navegador' })).toHaveAttribute(
      'href',
      '#cookies',
    );
    expect(screen.getByText('27 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-27');
  });

  it('has a title and a description of its own in every language', async () => {
    const heads = await Promise.all(
      LANGUAGES.map(async (language) => {
        const data = privacySource.read({ responses: {}, language, now: 0 });
        const t = await loadTranslate({ language, siteName: 'Vitral' });
        return privacySource.head(data, { t, language, origin: '', url: '', siteDescription: '' });
      }),
    );

    expect(heads[0]?.title).toBe('Política de privacidad · Vitral');
    expect(new Set(heads.map(({ title }) => title)).size).toBe(LANGUAGES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(LANGUAGES.length);
  });
});
