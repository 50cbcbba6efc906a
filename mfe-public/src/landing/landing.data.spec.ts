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

  it('describes the opening hours of the place, each span with its days', async () => {
    const day = (name: string, opensAgain = '', closesAgain = '') => ({
      day: name,
      opens: '09:00',
      closes: '14:00',
      opensAgain,
      closesAgain,
    });
    const metadata = { openingHours: [day('monday'), day('friday', '16:00', '18:00')], address: ['Paseo 1'] };
    const contact = { section: 'contact', title: 'Hablemos', content: '', metadata };

    expect(await organizationFrom({ '/api/landing-content': [contact] })).toHaveProperty('location', {
      '@type': 'Place',
      name: 'Vitral',
      address: 'Paseo 1',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Friday'],
          opens: '09:00',
          closes: '14:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '16:00', closes: '18:00' },
      ],
    });
    expect(await organizationFrom({})).not.toHaveProperty('location');
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
