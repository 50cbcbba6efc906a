import type { Comment } from '@vitral/sdk/contracts/comments';
import {
  act,
  failure,
  jsonResponse,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { marta } from '../team-members/team-members.fixtures.ts';
import remote from '../remote.tsx';
import { ana, bruno, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const question: Comment = {
  id: 'c1',
  noun: 'testimonials',
  itemId: ana.id,
  thread: null,
  text: 'Is the quotation right?',
  authorName: 'Mateo Rivas',
  isOwn: true,
  mayDelete: false,
  editedAt: null,
  resolvedAt: null,
  resolvedBy: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
};
const answer: Comment = {
  ...question,
  ...{ id: 'c2', thread: 'c1', text: 'Yes', authorName: 'Berta Gil', isOwn: false },
};
const done: Comment = {
  ...question,
  ...{ id: 'c3', text: 'The picture is missing', resolvedAt: question.createdAt, resolvedBy: 'Berta Gil' },
};

const RESPONSES: StubbedResponses = {
  'GET /api/testimonials': [ana, bruno],
  'GET /api/testimonials/stats': STATS,
  [`GET /api/testimonials/${ana.id}`]: ana,
  [`GET /api/testimonials/${ana.id}/consents`]: [],
  'GET /api/team-members': [marta],
  'GET /api/comments/stats': { total: 3, unresolved: 1 },
  'GET /api/comments': [question, answer, done],
  'GET /api/comments/people': [
    { id: 'u1', name: 'Berta Gil', username: 'berta' },
    { id: 'u2', name: 'Óscar Mora', username: 'omora' },
  ],
};

const open = (responses: StubbedResponses = {}, hash = '') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    page: '/admin/testimonials',
    path: `/admin/testimonials/${ana.id}${hash}`,
    responses: { ...RESPONSES, ...responses },
  });

const panel = async () => within(await screen.findByRole('dialog', { name: 'Comments' }));

async function openComments(responses?: StubbedResponses, name = 'Comments (1)') {
  const opened = open(responses);
  await opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, list: await panel() };
}

describe('the comments on a testimonial', () => {
  it('are threads with their replies; resolved ones are shown on request', async () => {
    const { user, list } = await openComments();
    expect(await list.findByText('1 unresolved')).toBeVisible();
    expect(list.getByText('Yes')).toBeVisible();
    expect(list.queryByText('The picture is missing')).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Show resolved (1)' }));
    expect(list.getByText('The picture is missing')).toBeVisible();
    expect(list.getByText('Resolved by Berta Gil')).toBeVisible();
    expect(list.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it('mention somebody chosen by keyboard, and leave the form of the testimonial unchanged', async () => {
    const { user, calls } = open({ 'POST /api/comments': question });
    await user.type(await screen.findByRole('textbox', { name: /^Testimonial/ }), ' More.');
    await user.click(screen.getByRole('button', { name: 'Comments (1)' }));
    const list = await panel();
    const field = await list.findByRole('textbox', { name: 'New comment' });
    await user.type(field, 'Please check, @o');
    expect(await list.findByRole('option', { name: 'Óscar Mora @omora' })).toBeVisible();
    await user.keyboard('{Enter}now{Tab}');
    expect(field).toHaveValue('Please check, @omora now');
    await user.click(list.getByRole('button', { name: 'Add comment' }));

    await waitFor(() => expect(field).toHaveValue(''));
    const sent = calls.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/comments',
        { noun: 'testimonials', itemId: ana.id, thread: null, text: 'Please check, @omora now' },
      ],
    ]);
    await user.click(list.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Comments' })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /^Testimonial/ })).toHaveValue(`${ana.text} More.`);
  });

  it('are answered, resolved and edited', async () => {
    const { user, list, calls } = await openComments({
      'POST /api/comments': answer,
      'POST /api/comments/c1/resolve': done,
      'PUT /api/comments/c1': question,
    });
    await user.click(await list.findByRole('button', { name: 'Reply to Mateo Rivas' }));
    await user.type(list.getByRole('textbox', { name: 'Reply to Mateo Rivas' }), 'Thanks');
    await user.click(list.getByRole('button', { name: 'Reply' }));
    await user.click(await list.findByRole('button', { name: 'Resolve' }));
    await user.click(list.getByRole('button', { name: 'Edit comment' }));
    await user.type(list.getByRole('textbox', { name: 'Edit comment' }), ' Really?');
    await user.click(list.getByRole('button', { name: 'Save' }));

    await list.findByRole('button', { name: 'Edit comment' });
    const sent = calls.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/comments', { noun: 'testimonials', itemId: ana.id, thread: 'c1', text: 'Thanks' }],
      ['POST', '/api/comments/c1/resolve', undefined],
      ['PUT', '/api/comments/c1', { text: 'Is the quotation right? Really?', version: 1 }],
    ]);
  });

  it('are deleted after a confirmation, if the server allows it, and restored by the toast', async () => {
    const { user, list, calls } = await openComments({
      'GET /api/comments': [question, { ...answer, mayDelete: true }],
      'DELETE /api/comments/c2': jsonResponse(204),
      'POST /api/comments/c2/restore': answer,
    });
    await user.click(await list.findByRole('button', { name: 'Delete comment' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    // The open panel of comments hides everything outside it from assistive technology.
    const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
    act(() => undo.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
  });

  it('stay in the field if they cannot be added, and are not closed without a confirmation', async () => {
    const { user, list } = await openComments({
      'POST /api/comments': failure(409, 'comments.too-many', { max: 200 }),
    });
    await user.type(await list.findByRole('textbox', { name: 'New comment' }), 'Hello');
    await user.click(list.getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('This item has the maximum number of comments (200)')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await list.findByRole('textbox', { name: 'New comment' })).toHaveValue('Hello');
  });

  it('open by the URL of a notification, and say if there are none or they could not be loaded', async () => {
    const { unmount } = open({ 'GET /api/comments': [] }, '#comments');
    expect(await (await panel()).findByText('No comments yet')).toBeVisible();
    unmount();

    open({ 'GET /api/comments': failure(500, 'server.failure') }, '#comments');
    expect(await (await panel()).findByText('The comments could not be loaded')).toBeVisible();
  });
});
