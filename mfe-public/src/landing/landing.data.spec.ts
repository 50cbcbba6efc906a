import { toResponses } from '../../test/landing-responses.ts';
import { loadTranslate } from '../rendering/pages.ts';
import { landingSource } from './landing.data.ts';

const origin = 'https://vitral.example';

async function organizationFrom(answers: Record<string, unknown>, siteDescription = '') {
  const data = landingSource.read({ answers, language: 'en', now: 0 });
  const t = await loadTranslate('landing', { language: 'en', siteName: 'Vitral' });
  const { structuredData = [] } = landingSource.head(data, {
    t,
    language: 'en',
    origin,
    url: `${origin}/en`,
    siteDescription,
  });
  return structuredData[0];
}

it('tells search engines who stands behind the site and how to reach them', async () => {
  expect(await organizationFrom(toResponses())).toMatchObject({
    '@type': 'Organization',
    name: 'Vitral',
    url: origin,
    logo: 'https://vitral.example/favicon.svg',
    contactPoint: {
      '@type': 'ContactPoint',
      email: 'hola@vitral.example',
      telephone: '+1 (555) 010-0142',
      availableLanguage: ['es', 'en'],
    },
    sameAs: ['https://video.example/@vitral', 'https://photos.example/vitral'],
  });
});

it('gives the full address of the logo that staff chose', async () => {
  const chosen = { value: '/uploads/logo.webp' };

  expect(await organizationFrom({ '/api/site-config/site_logo': chosen })).toHaveProperty(
    'logo',
    'https://vitral.example/uploads/logo.webp',
  );
});

it('invents no way to reach them when none is stored', async () => {
  const told = await organizationFrom({});

  expect(told).not.toHaveProperty('contactPoint');
  expect(told).not.toHaveProperty('sameAs');
});

it('describes the organization as the settings do, when they do', async () => {
  expect(await organizationFrom({}, 'Light for all')).toMatchObject({ description: 'Light for all' });
});
