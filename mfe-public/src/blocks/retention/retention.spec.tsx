import { screen, within } from '@vitral/sdk/testing';
import { renderBlock } from '../block.fixtures.tsx';

const show = async (retention: unknown, language: 'es' | 'en' | 'fr') => {
  await renderBlock(
    'retention',
    { title: 'Plazos' },
    { language, responses: { '/api/retention': retention } },
  );
  const section = within(screen.getByRole('region', { name: 'Plazos' }));
  return section.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

const RETENTION = {
  ...{ contactRetentionDays: 90, registrationRetentionDays: 365, requestRetentionDays: 180 },
  ...{ auditRetentionDays: 730, securityRetentionDays: null, sessionHours: 168, sessionDays: 30 },
};

describe('the retention block', () => {
  it.each([
    ['es', ['90 días', '1 año', '180 días', 'sin límite', '2 años']],
    ['en', ['90 days', '1 year', '180 days', 'without limit', '2 years']],
    ['fr', ['90 jours', '1 an', '180 jours', 'sans limite', '2 ans']],
  ] as const)('says in %s how long the site stores each kind of data', async (language, periods) => {
    expect(await show(RETENTION, language)).toEqual(periods);
  });

  it('shows the periods of a new site if they cannot be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);

    expect((await show('x', 'en'))[0]).toBe('1 year');
  });
});
