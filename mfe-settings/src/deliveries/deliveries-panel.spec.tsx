import type { Delivery } from '@vitral/sdk/contracts/notifications';
import { DEFAULT_SETTINGS, type Settings } from '@vitral/sdk/contracts/settings';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';

const delivery: Delivery = {
  id: '1',
  channel: 'mail',
  template: 'contact-message',
  recipient: 'ana@example.org',
  state: 'failed',
  attempts: 5,
  problem: 'EENVELOPE 550',
  createdAt: '2026-11-20T09:30:00.000Z',
  finishedAt: '2026-11-20T10:30:00.000Z',
};
const settings: Settings = { ...DEFAULT_SETTINGS, canMail: true, canSms: false, version: 1, updatedAt: null };

const open = (responses: StubbedResponses = {}) =>
  renderPage(<DeliveriesPanel isShown />, {
    module: remote,
    person: { email: 'adriana@example.org' },
    responses: { 'GET /api/deliveries': [delivery], 'GET /api/settings': settings, ...responses },
  });

describe('DeliveriesPanel', () => {
  it('shows the kind, recipient, state and failure reason of each message', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /ana@example\.org/ }));
    for (const text of [
      'New contact message',
      /^Email ·/,
      'Failed',
      '5 attempts',
      'The recipient was rejected',
    ])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('sends search and filters to the server, returns to the first page, and exports the same', async () => {
    const { user, calls } = open();
    await screen.findByRole('grid');
    const lastQuery = () => calls.filter(({ path }) => path === '/api/deliveries').at(-1)?.query;
    expect(lastQuery()).toEqual({ limit: '10', offset: '0' });

    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(screen.getByRole('option', { name: 'Failed' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by recipient' }), 'ana');
    await waitFor(() => expect(lastQuery()).toEqual({ q: 'ana', state: 'failed', limit: '10', offset: '0' }));
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/deliveries/export?q=ana&state=failed',
    );
  });

  it('sends a failed message again', async () => {
    let state: Delivery['state'] = 'failed';
    const { user } = open({
      'GET /api/deliveries': () => [{ ...delivery, state }],
      'POST /api/deliveries/1/retry': () => {
        state = 'sent';
        return delivery;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send again to ana@example.org' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  });

  it('sends a test email to the reader’s own address by default', async () => {
    const { user, calls } = open({
      'POST /api/notifications/test': { ...delivery, recipient: 'adriana@example.org' },
    });
    const field = await screen.findByRole('textbox', { name: /Email address/ });
    expect(field).toHaveValue('adriana@example.org');
    await user.click(screen.getByRole('button', { name: 'Send test' }));
    expect(await screen.findByText('The test message to adriana@example.org is on its way')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      channel: 'mail',
      recipient: 'adriana@example.org',
    });

    await user.clear(field);
    await user.type(field, 'nobody{Enter}');
    expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  });

  it('shows why a channel cannot be tested', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Text message (SMS)' }));
    expect(screen.getByText(/SMS_WEBHOOK_URL/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send test' })).not.toBeInTheDocument();
  });

  it('shows an empty state, and reports a failure to load', async () => {
    const { unmount } = open({ 'GET /api/deliveries': [] });
    expect(await screen.findByText('Nothing has been sent yet')).toBeVisible();
    unmount();
    open({ 'GET /api/deliveries': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the sent messages')).toBeVisible();
  });
});
