import type { ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { noor, rosa } from './contact-messages.fixtures.ts';
import { Component } from './contact-messages.page.tsx';

const BERTA = { id: '0190d0c0-0000-7000-8000-0000000000a9', name: 'Berta Gil', username: 'berta' };
const url = `/api/contact-messages/${noor.id}`;
const detail: ContactMessageDetail = {
  ...noor,
  status: 'read',
  notes: [],
  replies: [],
  canReply: false,
  replyTo: null,
};

const open = (responses: StubbedResponses = {}, path?: string) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    ...(path && { path }),
    responses: {
      'GET /api/contact-messages': [rosa, noor],
      'GET /api/contact-messages/stats': { total: 2, new: 2, read: 0, answered: 0, due: 2, overdue: 0 },
      'GET /api/contact-messages/assignees': [BERTA],
      [`GET ${url}`]: detail,
      ...responses,
    },
  });

async function openRequest(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('link', { name: 'Open message from Noor Haddad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  const assignee = await dialog.findByRole('combobox', { name: 'Assignee' });
  return { ...page, dialog, assignee };
}

const changes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ method }) => method === 'PUT');

describe('requests to join in the inbox', () => {
  it('are marked in the list, with their assignee', async () => {
    open();

    const row = within(await screen.findByRole('row', { name: /Noor Haddad/ }));
    expect(row.getByText('Request to join')).toBeInTheDocument();
    expect(row.getByText('Berta Gil')).toBeInTheDocument();
  });

  it('cannot be changed until they are marked as read, since the change would be outdated', async () => {
    let isMarked: () => void = () => undefined;
    const marked = new Promise<void>((resolve) => (isMarked = resolve));
    let status: ContactMessageDetail['status'] = 'new';
    const { dialog, assignee } = await openRequest({
      [`GET ${url}`]: () => ({ ...detail, status }),
      [`PUT ${url}`]: async () => {
        await marked;
        status = 'read';
        return { ...detail, status };
      },
    });
    expect(assignee).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('button', { name: 'Mark as answered' })).toBeDisabled();
    isMarked();
    await waitFor(() => expect(assignee).not.toHaveAttribute('aria-disabled'));
    expect(dialog.getByRole('button', { name: 'Mark as answered' })).toBeEnabled();
  });

  it('show what the visitor said', async () => {
    const { dialog } = await openRequest();

    const fact = (term: string) => dialog.getByText(term, { selector: 'dt' }).nextElementSibling;
    expect(fact('Kind')).toHaveTextContent('Request to join');
    expect(fact('Country')).toHaveTextContent('Canada');
    expect(fact('Heard of us')).toHaveTextContent('From somebody they know');
    expect(fact('Invited by')).toHaveTextContent('Tom Baker');
    expect(fact('Language')).toHaveTextContent('French');
    expect(dialog.queryByText('Subject')).not.toBeInTheDocument();
  });

  it('are filtered by kind and assignee', async () => {
    const { user, calls } = open();

    await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
    await user.click(screen.getByRole('option', { name: 'Request to join' }));
    await user.click(screen.getByRole('combobox', { name: 'Assignee' }));
    await user.click(screen.getByRole('option', { name: 'Assigned to me' }));
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ kind: 'join', assignee: 'me' }));
  });

  it('ignore an invalid assignee in the URL', async () => {
    const { calls } = open({}, '/?assignee=somebody');

    await screen.findByRole('row', { name: /Noor Haddad/ });
    const { query } = calls.find(({ path }) => path === '/api/contact-messages') ?? {};
    expect(query).not.toHaveProperty('assignee');
  });
});

describe('the assignee of a message', () => {
  it('is chosen and cleared', async () => {
    const page = await openRequest({ [`PUT ${url}`]: { ...detail, assigneeId: null, assignee: null } });
    const { user, assignee } = page;

    expect(assignee).toHaveTextContent('Berta Gil');
    await user.click(assignee);
    await user.click(screen.getByRole('option', { name: 'Nobody' }));
    expect(await screen.findByText('Assignee removed')).toBeVisible();
    expect(changes(page)[0]?.body).toEqual({ status: 'read', assigneeId: null, version: 1 });
  });

  it('stays when somebody else changed the message first', async () => {
    const { user, assignee, calls } = await openRequest({
      [`PUT ${url}`]: failure(409, 'contact-messages.stale'),
    });
    const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === url).length;
    const before = reads();

    await user.click(assignee);
    await user.click(screen.getByRole('option', { name: 'Nobody' }));
    expect(await screen.findByText('This message was changed by somebody else')).toBeVisible();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(assignee).toHaveTextContent('Berta Gil');
  });

  it('is shown even if the account no longer works with messages', async () => {
    const { assignee } = await openRequest({ 'GET /api/contact-messages/assignees': [] });

    expect(assignee).toHaveTextContent('Berta Gil');
  });
});
