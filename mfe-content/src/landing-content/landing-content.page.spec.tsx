import type { LandingContentItem } from '@vitral/contracts';
import { renderPage, screen, within } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './landing-content.page.tsx';

const item = (given: Partial<LandingContentItem>): LandingContentItem => ({
  id: given.section ?? 'hero',
  section: 'hero',
  title: 'Juntos',
  content: '',
  metadata: {},
  updatedAt: '2026-11-01T12:00:00.000Z',
  version: 1,
  ...given,
});
const openPage = (items: LandingContentItem[]) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    answers: { 'GET /api/landing-content': items },
  });

it('shows each section in both languages, in the order of the page', async () => {
  openPage([
    item({ section: 'about', title: 'Acerca', metadata: { titleEn: 'About us' } }),
    item({ section: 'hero', title: 'Juntos', metadata: { titleEn: 'Together' } }),
  ]);

  const [hero, about] = await screen.findAllByRole('listitem');
  expect(within(hero as HTMLElement).getByText('Together')).toBeVisible();
  expect(within(about as HTMLElement).getByText('Acerca')).toBeVisible();
  expect(within(about as HTMLElement).getByText('About us')).toBeVisible();
});

it('counts what is missing in a language and says where', async () => {
  openPage([item({ content: 'Una luz', metadata: { titleEn: 'Together' } })]);

  expect(await screen.findByText('English: 1 of 2')).toBeVisible();
  expect(screen.getByText('Spanish: 2 of 2')).toBeVisible();
  expect(screen.getByText('This text is missing')).toBeVisible();
});

it('says so when there is no section', async () => {
  openPage([]);
  expect(await screen.findByText('The landing page has no texts')).toBeVisible();
});
