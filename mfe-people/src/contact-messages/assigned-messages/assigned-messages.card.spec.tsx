import { failure, renderPage, screen, type StubbedResponse } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { Component } from './assigned-messages.card.tsx';

const ROWS = [
  {
    id: 'm1',
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    status: 'read',
    createdAt: '2026-11-20T10:00:00.000Z',
  },
];
const open = (rows: StubbedResponse) =>
  renderPage(<Component />, { module: remote, responses: { 'GET /api/contact-messages': rows } });

describe('card “Messages assigned to you”', () => {
  it('lists the items with links to each and to all', async () => {
    const { calls } = open(ROWS);
    expect(await screen.findByRole('list', { name: 'Messages assigned to you' })).toBeVisible();
    for (const { name, href } of [
      { name: 'Ana Ruiz', href: '/admin/messages/m1' },
      { name: 'All your messages', href: '/admin/messages?assignee=me' },
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText('Read', { exact: false })).toBeVisible();
    expect(calls).toMatchObject([{ query: { assignee: 'me', limit: '5' } }]);
  });

  it('says that there are none', async () => {
    open([]);
    expect(await screen.findByText('No message is assigned to you.')).toBeVisible();
  });

  it('fails alone, and loads again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isUp = false;
    const { user } = open(() => (isUp ? ROWS : failure(503, 'server.not-ready')));
    expect(await screen.findByText('Failed to load your messages')).toBeVisible();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Messages assigned to you' })).toBeVisible();
  });
});
