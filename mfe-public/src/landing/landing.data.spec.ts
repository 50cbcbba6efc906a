import { responsesByPath } from '../../test/api-responses.ts';
import { loadTranslate } from '../i18n/texts.ts';
import { landingSource } from './landing.data.ts';

const origin = 'https://vitral.example';

async function organizationFrom(responses: Record<string, unknown>, siteDescription = '') {
  const data = landingSource.read({ responses, language: 'en', now: 0 });
  const t = await loadTranslate({ language: 'en', siteName: 'Vitral' });
  const { structuredData = [] } = landingSource.head(data, {
    t,
    language: 'en',
    origin,
    url: `${origin}/en`,
    siteDescription,
  });
  return structuredData[0];
}

describe('landingSource', () => {
  it('describes the organization and its contact details to search engines', async () => {
    expect(await organizationFrom(responsesByPath())).toMatchObject({
      '@type': 'Organization',
      name: 'Vitral',
      url: origin,
      logo: 'https://vitral.example/favicon.svg',
      contactPoint: {
        '@type': 'ContactPoint',
        email: 'hola@vitral.example',
        telephone: '+1 (555) 010-0142',
        availableLanguage: ['es', 'en', 'fr'],
      },
      sameAs: ['https://video.example/@vitral', 'https://photos.example/vitral'],
    });
  });

  it('uses the full URL of the logo that staff chose', async () => {
    const chosen = { value: '/uploads/logo.webp' };

    expect(await organizationFrom({ '/api/site-config/site_logo': chosen })).toHaveProperty(
      'logo',
      'https://vitral.example/uploads/logo.webp',
    );
  });

  it('leaves out contact details that are not stored', async () => {
    const organization = await organizationFrom({});

    expect(organization).not.toHaveProperty('contactPoint');
    expect(organization).not.toHaveProperty('sameAs');
  });

  it('uses the description in the settings if there is one', async () => {
    expect(await organizationFrom({}, 'Light for all')).toMatchObject({ description: 'Light for all' });
  });
});
