import type { ContactMessageDetail, ContactReply } from '@vitral/sdk/contracts/contact-messages';
import type { Presence } from '@vitral/sdk/contracts/presence';
import type { UnsavedInput } from '@vitral/sdk/contracts/unsaved-inputs';
import {
  FakeStream,
  jsonResponse,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { rosa } from './contact-messages.fixtures.ts';
import { Component } from './contact-messages.page.tsx';

const url = `/api/contact-messages/${rosa.id}`;
const stored = `/api/unsaved-inputs/contact-messages/${rosa.id}`;
const GREETING = 'Hola, Rosa Méndez:\n\n';

const REPLY: ContactReply = {
  id: 'r1',
  subject: 'Re: tu mensaje',
  text: 'Empieza el lunes.',
  authorName: 'Berta Gil',
  state: 'sent',
  problem: null,
  createdAt: '2026-11-20T13:00:00.000Z',
  sentAt: '2026-11-20T13:00:05.000Z',
};

const detail = (changes: Partial<ContactMessageDetail> = {}): ContactMessageDetail => ({
  ...rosa,
  status: 'read',
  notes: [],
  replies: [],
  canReply: true,
  replyTo: null,
  ...changes,
});

const ANSWERED = detail({ status: 'answered', version: 2, replies: [REPLY] });

const unsaved = (text: string, replies = 0): UnsavedInput => ({
  input: JSON.stringify({
    base: { subject: REPLY.subject, text: GREETING },
    values: { subject: REPLY.subject, text },
  }),
  baseVersion: replies + 1,
  updatedAt: new Date().toISOString(),
});

beforeEach(() => FakeStream.install());
afterEach(() => FakeStream.uninstall());

async function openMessage(responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/messages',
    responses: {
      'GET /api/contact-messages': [rosa],
      'GET /api/contact-messages/stats': { total: 1, new: 0, read: 1, answered: 0, due: 1, overdue: 0 },
      'GET /api/contact-messages/assignees': [],
      [`GET ${url}`]: detail(),
      [`GET ${stored}`]: jsonResponse(200),
      [`PUT ${stored}`]: jsonResponse(204),
      [`DELETE ${stored}`]: jsonResponse(204),
      ...responses,
    },
  });
  const open = async () => {
    await page.user.click(await screen.findByRole('link', { name: 'Open message from Rosa Méndez' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
    await dialog.findByText('Quiero saber cómo empezar.');
    return dialog;
  };
  const dialog = await open();
  const inputs = (method: string) =>
    page.calls.filter((call) => call.path === stored && call.method === method);
  await waitFor(() => expect(inputs('GET')).toHaveLength(1));
  return { ...page, open, dialog, inputs };
}

const text = () => screen.getByRole('textbox', { name: 'Text of the reply' });

describe('a message that somebody else has open', () => {
  const byBerta: Presence['lastChange'] = {
    verb: 'answered',
    changedBy: 'Berta Gil',
    changedAt: new Date().toISOString(),
    isOwn: false,
  };

  it('names the other person, and shows their reply above the one being written, without moving the cursor', async () => {
    let isAnswered = false;
    const { user, dialog } = await openMessage({ [`GET ${url}`]: () => (isAnswered ? ANSWERED : detail()) });
    const stream = await FakeStream.of(`contact-messages/${rosa.id}`);
    stream.report({ accounts: [{ id: 'berta', name: 'Berta Gil' }] });
    expect(dialog.getByText('Berta Gil has this open')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await user.keyboard('El martes.');
    isAnswered = true;
    stream.report({ version: 2, lastChange: byBerta });

    expect(await dialog.findByText('Empieza el lunes.')).toBeVisible();
    expect(dialog.getByText('Answered by Berta Gil just now').closest('[role=status]')).not.toBeNull();
    expect(dialog.getByText(/Berta Gil changed this/)).toBeVisible();
    expect(text()).toHaveFocus();
    expect(text()).toHaveValue(`${GREETING}El martes.`);
    expect(dialog.getByRole('button', { name: 'Send anyway' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Load the current values' })).not.toBeInTheDocument();
  });

  it('does not report changes made before it was opened', async () => {
    const { dialog } = await openMessage({ [`GET ${url}`]: ANSWERED });
    const stream = await FakeStream.of(`contact-messages/${rosa.id}`);

    stream.report({ version: 2, lastChange: byBerta, accounts: [{ id: 'ana', name: 'Ana Paz' }] });

    expect(dialog.getByText('Ana Paz has this open')).toBeVisible();
    expect(dialog.queryByText(/^Answered by/)).not.toBeInTheDocument();
  });

  it('says that it was deleted', async () => {
    const { dialog } = await openMessage();
    const stream = await FakeStream.of(`contact-messages/${rosa.id}`);
    stream.report({});

    stream.report({ version: null, lastChange: { ...byBerta, verb: 'deleted' } });

    expect(dialog.getByText('Deleted by Berta Gil just now')).toBeVisible();
  });
});

describe('a reply that was not sent', () => {
  it('is stored when the dialog closes, and offered when it opens again', async () => {
    const { user, dialog, open, inputs } = await openMessage();
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await user.keyboard('El lunes.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(inputs('PUT')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
    const { input, baseVersion } = inputs('PUT')[0]?.body as UnsavedInput;
    expect(baseVersion).toBe(1);
    expect(JSON.parse(input)).toMatchObject({ values: { text: `${GREETING}El lunes.` } });

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await waitFor(() => expect(inputs('GET')).toHaveLength(2));
  });

  it('is put into the form only on request, so that the author can continue', async () => {
    const { user, dialog } = await openMessage({ [`GET ${stored}`]: unsaved(`${GREETING}El lunes`) });
    await dialog.findByText(/^You have unsaved input/);
    expect(dialog.queryByRole('textbox', { name: 'Text of the reply' })).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Restore' }));

    expect(text()).toHaveValue(`${GREETING}El lunes`);
    expect(text()).toHaveFocus();
    expect(dialog.queryByText(/^You have unsaved input/)).not.toBeInTheDocument();
    expect(dialog.queryByText(/changed this/)).not.toBeInTheDocument();
  });

  it('is shown with the answer that somebody else gave in the meantime', async () => {
    const { user, dialog } = await openMessage({
      [`GET ${url}`]: ANSWERED,
      [`GET ${stored}`]: unsaved(`${GREETING}El martes`),
    });
    await user.click(await dialog.findByRole('button', { name: 'Restore' }));

    expect(await dialog.findByText(/Berta Gil changed this/)).toBeVisible();
    expect(text()).toHaveValue(`${GREETING}El martes`);
  });

  it('is deleted on request, and the focus moves to the button that opens the form', async () => {
    const { user, dialog, inputs } = await openMessage({ [`GET ${stored}`]: unsaved('x') });
    await user.click(await dialog.findByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(inputs('DELETE')).toHaveLength(1));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reply' })).toHaveFocus());
  });

  it('is not discarded without a question while an earlier one is offered', async () => {
    const { user, dialog, inputs } = await openMessage({ [`GET ${stored}`]: unsaved('x') });
    await dialog.findByText(/^You have unsaved input/);
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await user.keyboard('El lunes.');

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect([inputs('PUT'), inputs('DELETE')]).toEqual([[], []]);
  });

  it('is deleted once a reply is sent, and the next one is stored again', async () => {
    const { user, dialog, inputs } = await openMessage({
      [`GET ${stored}`]: unsaved('x'),
      [`POST ${url}/replies`]: REPLY,
    });
    await dialog.findByText(/^You have unsaved input/);
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await user.keyboard('El lunes.');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(inputs('DELETE')).toHaveLength(1));
    await waitFor(() => expect(dialog.queryByText(/^You have unsaved input/)).not.toBeInTheDocument());

    await user.click(await dialog.findByRole('button', { name: 'Reply' }));
    await user.keyboard('El martes.');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(inputs('PUT')).toHaveLength(1));
  });
});
