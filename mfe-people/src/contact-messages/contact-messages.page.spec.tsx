import type { ContactMessageDetail } from '@vitral/sdk/contracts/contact-messages';
import {
  act,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { rosa, tom } from './contact-messages.fixtures.ts';
import { Component } from './contact-messages.page.tsx';

const STATS = { total: 2, new: 1, read: 1, answered: 12, due: 1, overdue: 1 };

const BERTA = { id: '0190d0c0-0000-7000-8000-0000000000a9', name: 'Berta Gil', username: 'berta' };

const detail = (changes: Partial<ContactMessageDetail> = {}): ContactMessageDetail => ({
  ...rosa,
  status: 'read',
  notes: [],
  replies: [],
  canReply: false,
  replyTo: null,
  ...changes,
});

const url = `/api/contact-messages/${rosa.id}`;

const open = (responses: StubbedResponses = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    responses: {
      'GET /api/contact-messages': [rosa, tom],
      'GET /api/contact-messages/stats': STATS,
      'GET /api/contact-messages/assignees': [BERTA],
      [`GET ${url}`]: detail(),
      ...responses,
    },
  });

async function openMessage(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('link', { name: 'Open message from Rosa Méndez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  await dialog.findByText('Quiero saber cómo empezar.');
  return { ...page, dialog };
}

describe('contact messages page', () => {
  it('shows the number of pending and answered messages', async () => {
    open();

    const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
    await waitFor(() => expect(figure('Answered')).toHaveTextContent('12'));
    expect(figure('Pending, on time')).toHaveTextContent('1');
    expect(figure('Overdue')).toHaveTextContent('1');
  });

  it('shows sender and status of a message, and marks overdue ones', async () => {
    open();

    const row = within(await screen.findByRole('row', { name: /Tom Baker/ }));
    expect(row.getByText('tom@example.org')).toBeInTheDocument();
    expect(row.getByText('Read')).toBeInTheDocument();
    expect(row.getByText('Overdue')).toBeInTheDocument();
  });

  it('sends search and filters to the server', async () => {
    const { user, calls } = open();

    await user.click(await screen.findByRole('combobox', { name: 'Deadline' }));
    await user.click(screen.getByRole('option', { name: 'Pending, overdue' }));
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({ due: 'overdue', limit: '25', offset: '0', sort: '-createdAt' }),
    );
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      '/api/contact-messages/export?due=overdue&sort=-createdAt',
    );
  });

  it('marks a new message as read when it is first opened', async () => {
    const { calls } = await openMessage({
      [`GET ${url}`]: detail({ status: 'new', version: 4 }),
      [`PUT ${url}`]: detail(),
    });

    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'read', version: 4 });
  });

  it('offers to mark a message as answered after opening the mail program', async () => {
    const { user, dialog, calls } = await openMessage({ [`PUT ${url}`]: detail({ status: 'answered' }) });

    const response = dialog.getByRole('link', { name: 'Reply by email' });
    expect(response).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:rosa%40example\.org\?subject=Re/),
    );
    response.addEventListener('click', (event) => event.preventDefault());
    await user.click(response);
    const message = await screen.findByText('Have you sent your reply? Mark the message as answered.');
    expect(message).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByText('Marked as answered')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'answered', version: 1 });
  });

  it('reports a conflict and reloads the message', async () => {
    const { user, dialog, calls } = await openMessage({
      [`PUT ${url}`]: failure(409, 'contact-messages.stale'),
    });
    const reads = () => calls.filter(({ method, path }) => method === 'GET' && path === url).length;
    const before = reads();

    await user.click(dialog.getByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByText('This message was changed by somebody else')).toBeVisible();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  it('preserves a note that could not be added, and asks before discarding it', async () => {
    const { user, dialog } = await openMessage({ [`POST ${url}/notes`]: failure(500, 'server.failure') });

    await user.type(dialog.getByRole('textbox', { name: 'New note' }), 'Called back');
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Failed to add the note')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'New note' })).toHaveValue('Called back');

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await dialog.findByRole('textbox', { name: 'New note' })).toHaveValue('Called back');
  });

  it('adds a mention to a note', async () => {
    const { user, dialog, calls } = await openMessage({ [`POST ${url}/notes`]: {} });
    const field = dialog.getByRole('textbox', { name: 'New note' });
    await user.type(field, 'Please call @be');
    await dialog.findByRole('option', { name: /Berta Gil/ });
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Please call @berta ');
    await user.click(dialog.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === `${url}/notes`)?.body).toEqual({
        text: 'Please call @berta ',
      }),
    );
  });

  it('lets users delete only their own notes', async () => {
    const note = {
      id: 'n1',
      text: 'Mine',
      authorName: 'Mateo Rivas',
      isOwn: true,
      createdAt: rosa.createdAt,
    };
    const { dialog } = await openMessage({
      [`GET ${url}`]: detail({ notes: [note, { ...note, id: 'n2', text: 'Hers', isOwn: false }] }),
    });

    const [mine, hers] = dialog.getAllByRole('listitem');
    expect(within(mine as HTMLElement).getByRole('button', { name: 'Delete note' })).toBeVisible();
    expect(within(hers as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('deletes a message only after a confirmation, and restores it from the message', async () => {
    const { user, dialog } = await openMessage({
      [`DELETE ${url}`]: null,
      [`POST ${url}/restore`]: rosa,
    });

    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this message?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Message deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
  });

  it('restores an earlier status and assignee of a message', async () => {
    const changes = {
      before: { status: 'new', assignee: BERTA.name, assigneeId: BERTA.id },
      after: { status: 'read', assignee: null, assigneeId: null },
    };
    const entry = {
      id: '1',
      verb: 'updated',
      noun: 'contact-messages',
      itemId: rosa.id,
      itemName: rosa.name,
    };
    const who = { actorId: null, actorName: 'Mateo Rivas', createdAt: rosa.createdAt };
    const { user, dialog, calls } = await openMessage({
      [`GET ${url}/history`]: [{ ...entry, ...who, changes }],
      [`PUT ${url}`]: rosa,
    });
    await user.click(dialog.getByRole('button', { name: 'History' }));
    const list = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(await list.findByText(/Mateo Rivas/)).toBeVisible();
    expect(list.getByText('Berta Gil')).toBeVisible();
    await user.click(list.getByRole('button', { name: /^Use this version/ }));
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      status: 'new',
      assigneeId: BERTA.id,
      version: 1,
    });
  });

  it('shows an empty state, and is translated into Spanish', async () => {
    open({ 'GET /api/contact-messages': [] }, 'es');

    expect(await screen.findByText('Todavía no hay mensajes')).toBeVisible();
  });
});
