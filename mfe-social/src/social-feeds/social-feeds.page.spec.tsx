import { renderPage, screen, waitFor, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { embed, feedSource, STATS } from './social-feeds.fixtures.ts';
import { Component } from './social-feeds.page.tsx';

const responses: StubbedResponses = {
  'GET /api/feed-sources': [feedSource()],
  'GET /api/feed-sources/stats': STATS,
  'GET /api/social-feeds': [],
  'GET /api/embeds': [embed()],
};
const open = (path = '/', language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, { module: remote, role: 'manager', path, language, responses });

describe('social feeds page', () => {
  it('opens the overview if the URL has an unknown tab', async () => {
    open('/?tab=nothing');
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Feeds' })).toBeVisible();
  });

  it('opens the tab in the URL, and another one by keyboard', async () => {
    const { user } = open('/?tab=services');
    expect(await screen.findByRole('tab', { name: 'Paid Services', selected: true })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'Paid Services' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByRole('tab', { name: 'Custom Embed', selected: true })).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Generate Embed Code' })).toBeVisible();
  });

  it('focuses the tab that a shortcut opens', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Manage Services' }));
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Paid Services' })).toHaveFocus());
  });

  it('lists five services with a snippet each, and five steps', async () => {
    open('/?tab=services', 'es');
    expect(await screen.findByText(/Datos de noviembre de 2026/)).toBeVisible();
    expect(screen.getAllByRole('textbox', { name: /^Ejemplo de código de/ })).toHaveLength(5);
    for (const name of ['Elfsight', 'Curator.io', 'Taggbox', 'Juicer', 'EmbedSocial']) {
      const link = screen.getByRole('link', { name: `Visitar ${name}` });
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(
      screen.getByRole('region', { name: 'Cómo empezar en cinco pasos' }).querySelectorAll('li'),
    ).toHaveLength(5);
  });
});
