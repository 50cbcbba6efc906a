import type { ContactMessageDetail, ContactReply } from '@vitral/sdk/contracts/contact-messages';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { rosa } from './contact-messages.fixtures.ts';
import { Component } from './contact-messages.page.tsx';

const url = `/api/contact-messages/${rosa.id}`;
const GREETING = 'Hola, Rosa Méndez:\n\n';

const detail = (changes: Partial<ContactMessageDetail> = {}): ContactMessageDetail => ({
  ...rosa,
  status: 'read',
  notes: [],
  replies: [],
  canReply: true,
  replyTo: 'team@example.org',
  ...changes,
});

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

const NOTE = {
  id: 'n1',
  text: 'Called her',
  authorName: 'Mateo Rivas',
  isOwn: true,
  createdAt: '2026-11-20T12:30:00.000Z',
};

async function openMessage(responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    responses: {
      'GET /api/contact-messages': [rosa],
      'GET /api/contact-messages/stats': { total: 1, new: 0, read: 1, answered: 0, due: 1, overdue: 0 },
      'GET /api/contact-messages/assignees': [],
      [`GET ${url}`]: detail(),
      ...responses,
    },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Open message from Rosa Méndez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
  await dialog.findByText('Quiero saber cómo empezar.');
  const posts = () => page.calls.filter(({ method }) => method === 'POST');
  return { ...page, dialog, posts };
}

describe('a reply', () => {
  it('begins with a greeting in the language of the visitor, and is sent with the version of the message', async () => {
    const { user, dialog, posts } = await openMessage({ [`POST ${url}/replies`]: REPLY });
    await user.click(dialog.getByRole('button', { name: 'Reply' }));

    const form = within(dialog.getByRole('region', { name: 'Reply to Rosa Méndez' }));
    expect(
      form.getByText(/sent to rosa@example\.org\. Their answer will go to team@example\.org/),
    ).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: tu mensaje');
    const text = form.getByRole('textbox', { name: 'Text of the reply' });
    expect(text).toHaveFocus();
    expect(text).toHaveValue(GREETING);
    await user.keyboard('El lunes.');
    await user.click(form.getByRole('button', { name: 'Send reply' }));

    expect(await screen.findByText('The reply is being sent')).toBeVisible();
    expect(posts().map(({ body }) => body)).toEqual([
      { subject: 'Re: tu mensaje', text: `${GREETING}El lunes.`, version: 1 },
    ]);
    await waitFor(() => expect(dialog.queryByRole('region', { name: /Reply to/ })).not.toBeInTheDocument());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reply' })).toHaveFocus());
  });

  it('stays when somebody else answered first, and may be sent anyway', async () => {
    let reads = 0;
    const { user, dialog, posts } = await openMessage({
      [`GET ${url}`]: () => {
        reads += 1;
        return reads === 1 ? detail() : detail({ status: 'answered', version: 2, replies: [REPLY] });
      },
      [`POST ${url}/replies`]: failure(409, 'contact-messages.stale', {
        changedBy: 'Berta Gil',
        changedAt: '2026-11-20T13:00:00.000Z',
      }),
    });
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await user.keyboard('El martes.');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));

    expect(await dialog.findByText(/Berta Gil changed this/)).toBeVisible();
    expect(await dialog.findByText('Empieza el lunes.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Text of the reply' })).toHaveValue(`${GREETING}El martes.`);
    await user.click(await dialog.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]?.body).toMatchObject({ version: 2 });
  });

  it('shows refused fields, and needs a subject', async () => {
    const { user, dialog, posts } = await openMessage();
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Subject' }));
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    expect(posts()).toEqual([]);
  });
});

describe('the thread of a message', () => {
  it('shows replies and notes in chronological order', async () => {
    const late = { ...NOTE, id: 'n2', text: 'She is happy', createdAt: '2026-11-21T09:00:00.000Z' };
    const { dialog } = await openMessage({
      [`GET ${url}`]: detail({ notes: [NOTE, late], replies: [REPLY] }),
    });
    const items = dialog.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Called her'),
      expect.stringContaining('Reply by Berta Gil'),
      expect.stringContaining('She is happy'),
    ]);
    expect(within(items[1] as HTMLElement).getByText('Sent')).toBeVisible();
  });

  it('polls the state of a waiting reply', async () => {
    const waiting: ContactReply = { ...REPLY, state: 'waiting', sentAt: null };
    const { dialog } = await openMessage({
      [`GET ${url}`]: detail({ replies: [waiting] }),
      [`GET ${url}/replies`]: [REPLY],
    });
    expect(await dialog.findByText('Sent')).toBeVisible();
  });

  it('says why a reply failed, and sends it again', async () => {
    const failed: ContactReply = { ...REPLY, state: 'failed', problem: 'EENVELOPE 550', sentAt: null };
    const { user, dialog, posts } = await openMessage({
      [`GET ${url}`]: detail({ replies: [failed] }),
      [`POST ${url}/replies/r1/retry`]: { ...failed, state: 'waiting', problem: null },
    });
    expect(dialog.getByText(/did not accept the visitor’s address\. \(EENVELOPE 550\)/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The reply is being sent')).toBeVisible();
    expect(posts().map(({ path }) => path)).toEqual([`${url}/replies/r1/retry`]);
  });

  it('says why replies open in the mail program', async () => {
    const { dialog } = await openMessage({ [`GET ${url}`]: detail({ canReply: false }) });
    expect(dialog.getByText(/no mail server is configured/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Reply by email' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  });
});
