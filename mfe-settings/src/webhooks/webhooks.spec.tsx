import type { Webhook } from '@vitral/sdk/contracts/webhooks';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

const SECRET = 'whsec_b2Ygbm8gc2l0ZQ==';
const webhook: Webhook = {
  id: 'news',
  name: 'Newsletter',
  url: 'https://news.example/vitral',
  events: ['content.published'],
  isActive: true,
  failingSince: null,
  failures: 0,
  switchedOffAt: null,
  previousSecretUntil: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  version: 3,
};

const open = (responses: StubbedResponses) => renderPage(<WebhooksPanel />, { module: remote, responses });

describe('WebhooksPanel', () => {
  it('adds a webhook and shows its secret once', async () => {
    let webhooks: Webhook[] = [];
    const { user, calls } = open({
      'GET /api/webhooks': () => webhooks,
      'POST /api/webhooks': () => {
        webhooks = [webhook];
        return { ...webhook, secret: SECRET };
      },
    });
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
    await user.type(screen.getByLabelText(/^Name/), 'Newsletter');
    await user.type(screen.getByLabelText(/^URL/), webhook.url);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Choose at least one event')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Published content' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));

    const shown = within(await screen.findByRole('dialog', { name: 'Secret of “Newsletter”' }));
    expect(shown.getByLabelText('Secret')).toHaveValue(SECRET);
    const { name, url, events, isActive } = webhook;
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toEqual({ name, url, events, isActive });
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument());
    expect(await screen.findByRole('listitem', { name: 'Newsletter' })).toHaveTextContent(url);
  });

  it('sends a test, renews the secret, and removes the webhook', async () => {
    let webhooks = [webhook];
    const { user } = open({
      'GET /api/webhooks': () => webhooks,
      'POST /api/webhooks/news/test': undefined,
      'POST /api/webhooks/news/secret': { ...webhook, secret: SECRET },
      'DELETE /api/webhooks/news': () => void (webhooks = []),
    });
    await user.click(await screen.findByRole('button', { name: 'Send a test event to Newsletter' }));
    expect(await screen.findByText(/The test event is on its way/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Renew the secret of Newsletter' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Renew secret' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Secret of “Newsletter”' }));
    expect(shown.getByLabelText('Secret')).toHaveValue(SECRET);
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Newsletter' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
  });

  it('shows why events do not arrive, and switches a webhook on again', async () => {
    const off = { ...webhook, isActive: false, switchedOffAt: '2026-11-25T09:30:00.000Z', failures: 12 };
    const { user, calls } = open({
      'GET /api/webhooks': [
        off,
        { ...webhook, id: 'b', name: 'Chat', failingSince: off.createdAt, failures: 2 },
      ],
      'PUT /api/webhooks/news': webhook,
    });
    const item = within(await screen.findByRole('listitem', { name: /Newsletter/ }));
    expect(item.getByText(/because it failed for days/)).toBeVisible();
    expect(item.queryByRole('button', { name: /Send a test/ })).not.toBeInTheDocument();
    expect(screen.getByText(/\(2 requests\)/)).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Edit Newsletter' }));
    await user.click(screen.getByRole('switch', { name: 'Send events' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Webhook “Newsletter” saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ isActive: true, version: 3 });
  });

  it('preserves the input when somebody else was faster', async () => {
    const { user } = open({
      'GET /api/webhooks': [webhook],
      'PUT /api/webhooks/news': failure(409, 'webhooks.stale', { current: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Newsletter' }));
    const name = screen.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Weekly');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Somebody else has changed this webhook/)).toBeVisible();
    expect(name).toHaveValue('Weekly');
  });
});
