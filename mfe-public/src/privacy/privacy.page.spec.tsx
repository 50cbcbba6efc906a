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
    expect(screen.getByText('28 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-28');
  });

  it.each([
    ['es', 'Los borramos al cabo de 90 días', 'cuando han pasado 1 año desde', 'tras 7 días sin actividad'],
    ['en', 'We delete them after 90 days', 'erased 1 year after', 'after 7 days without activity'],
    ['fr', 'Nous les supprimons au bout de 90 jours', 'le sont 1 an après', 'après 7 jours d'],
  ] as const)('says in %s for how long the site stores what', (language, ...sentences) => {
    const retention = {
      ...{ contactRetentionDays: 90, registrationRetentionDays: 365, auditRetentionDays: 730 },
      ...{ securityRetentionDays: null, sessionHours: 168, sessionDays: 30 },
    };
    const responses = { '/api/retention': retention };
    const text = JSON.stringify(privacySource.read({ responses, language, now: 0 })).replaceAll(
      '\u00a0',
      ' ',
    );

    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(text).toMatch(/no se borra\.|are kept\.|sont gardées\./);
  });

  it('tells the periods of a new site if they cannot be read', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const responses of [{}, { '/api/retention': 'x' }])
      expect(JSON.stringify(privacySource.read({ responses, language: 'en', now: 0 }))).toContain(
        'We delete them after 1 year',
      );
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
