import type { ZoomMeeting } from '@vitral/contracts';
import { failure, renderPage, screen, within, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './zoom-meetings.page.tsx';

const meeting: ZoomMeeting = {
  id: '1',
  title: 'Presentación de negocio',
  titleEn: 'Business presentation',
  description: 'Cómo empezamos',
  descriptionEn: null,
  category: 'business',
  zoomLink: 'https://zoom.example.org/j/1',
  daysOfWeek: ['tuesday', 'thursday'],
  timeSlots: [{ timezone: 'America/Los_Angeles', time: '18:00' }],
  isActive: true,
  exceptions: [],
  dates: [],
  disagreements: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
};
const openPage = (answers: Answers) => renderPage(<Component />, { module: remote, answers });

it('shows a session in both languages, with days, time in its zone and link', async () => {
  openPage({ 'GET /api/zoom-meetings': [meeting] });
  const list = within(await screen.findByRole('list', { name: 'List of sessions' }));

  for (const text of ['Presentación de negocio', 'Business presentation', 'Business', 'Tuesday', 'Thursday'])
    expect(list.getByText(text)).toBeVisible();
  expect(list.getByText('America/Los Angeles: 18:00')).toBeVisible();
  expect(list.getByText('Active')).toBeVisible();
  expect(list.getByRole('link', { name: meeting.zoomLink })).toHaveAttribute('rel', 'noopener noreferrer');
});

it('shows a dash for a title that is not translated and a schedule that is not set', async () => {
  openPage({
    'GET /api/zoom-meetings': [
      { ...meeting, titleEn: null, daysOfWeek: [], timeSlots: [], isActive: false } satisfies ZoomMeeting,
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'List of sessions' }));
  expect(list.getAllByText('—')).toHaveLength(3);
  expect(list.getByText('Inactive')).toBeVisible();
});

it('counts sessions, active ones and how often they meet in a week', async () => {
  openPage({ 'GET /api/zoom-meetings': [meeting, { ...meeting, id: '2', isActive: false }] });
  const figureOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
  expect(await figureOf('Sessions')).toBe('2');
  expect(await figureOf('Active')).toBe('1');
  expect(await figureOf('Meetings per week')).toBe('2');
});

it('says so when there are none', async () => {
  openPage({ 'GET /api/zoom-meetings': [] });
  expect(await screen.findByText('No sessions yet')).toBeVisible();
});

it('tells a failure in its own words', async () => {
  openPage({ 'GET /api/zoom-meetings': failure(503, 'server.not-ready') });
  expect(await screen.findByText('Failed to load sessions')).toBeVisible();
});
