import { screen } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { readZoomMeetings } from '../data/zoom-meetings.ts';
import { MeetingCard } from './meeting-card.tsx';
import { scheduleMeetings } from './schedule/meetings.ts';

const NOW = Date.parse('2026-11-23T20:00Z');
const ROW = {
  id: '1',
  title: 'Salud',
  category: 'health',
  daysOfWeek: ['wednesday'],
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' }],
  slugs: { es: 'salud-1', en: 'health-1', fr: 'health-1' },
};

async function renderCard(registration: object | null) {
  const [meeting] = scheduleMeetings(readZoomMeetings([{ ...ROW, registration }], 'es'), 'es', NOW);
  if (!meeting) throw new Error('No live session');
  await renderOnSite(<MeetingCard meeting={meeting} isShown visitorZone={null} />, 'es', {
    page: 'education',
  });
}

describe('MeetingCard', () => {
  it('leads to the page of the live session', async () => {
    await renderCard(null);

    expect(screen.getByRole('link', { name: 'Salud' })).toHaveAttribute('href', '/es/educacion/salud-1');
    expect(screen.queryByRole('link', { name: /^Inscribirme/ })).toBeNull();
  });

  it('leads to the registration form where visitors register', async () => {
    await renderCard({ scope: 'both', closesMinutesBefore: 0, questions: [] });

    expect(screen.getByRole('link', { name: /^Inscribirme/ })).toHaveAttribute(
      'href',
      '/es/educacion/salud-1#registro',
    );
  });
});
