import type { AuditEntry } from '@vitral/sdk/contracts/audit';
import type { TrashedItem } from '@vitral/sdk/contracts/trash';
import {
  failure,
  jsonResponse,
  renderPage,
  screen,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { marta } from '../team-members/team-members.fixtures.ts';
import remote from '../remote.tsx';
import { ana, bruno, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const RESPONSES: StubbedResponses = {
  'GET /api/testimonials': [ana, bruno],
  'GET /api/testimonials/stats': STATS,
  [`GET /api/testimonials/${ana.id}`]: ana,
  [`GET /api/testimonials/${ana.id}/consents`]: [],
  'GET /api/team-members': [marta],
};

const open = (responses: StubbedResponses, path = '/admin/testimonials') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    page: '/admin/testimonials',
    path,
    responses: { ...RESPONSES, ...responses },
  });

const TRASHED: TrashedItem = {
  id: '01900000-0000-7000-8000-000000000009',
  name: 'Clara Soto',
  deletedAt: '2026-11-27T10:00:00.000Z',
  deletedBy: 'Mateo Rivas',
};

describe('deleted testimonials', () => {
  it('are restored by the button in the toast after their deletion', async () => {
    const { user, calls } = open({
      [`DELETE /api/testimonials/${ana.id}`]: jsonResponse(204),
      [`POST /api/testimonials/${ana.id}/restore`]: ana,
    });
    await user.click(await screen.findByRole('button', { name: 'Delete testimonial by Ana Torres' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Restored')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('are listed in the trash, found by name and restored from there', async () => {
    let isRestored = false;
    const { user, calls } = open({
      'GET /api/testimonials/trash': () => (isRestored ? [] : [TRASHED]),
      [`POST /api/testimonials/${TRASHED.id}/restore`]: () => {
        isRestored = true;
        return ana;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Trash' }));
    const trash = within(await screen.findByRole('dialog', { name: 'Trash' }));
    expect(await trash.findByText('Clara Soto')).toBeVisible();
    expect(trash.getByText(/^Deleted on .*2026.* by Mateo Rivas$/)).toBeVisible();
    await user.type(trash.getByRole('searchbox', { name: 'Search the trash' }), 'clara');
    await screen.findByText('Clara Soto');
    await user.click(trash.getByRole('button', { name: 'Restore “Clara Soto”' }));

    expect(await trash.findByText('Nothing that was deleted has this name')).toBeVisible();
    expect(calls.some(({ path, query }) => path.endsWith('/trash') && query['q'] === 'clara')).toBe(true);
  });

  it('stay in the trash if they cannot be restored, with the reason', async () => {
    const { user } = open({
      'GET /api/testimonials/trash': [TRASHED],
      [`POST /api/testimonials/${TRASHED.id}/restore`]: failure(404, 'testimonials.not-found'),
    });
    await user.click(await screen.findByRole('button', { name: 'Trash' }));
    await user.click(await screen.findByRole('button', { name: 'Restore “Clara Soto”' }));
    expect(await screen.findByText('This could not be restored')).toBeVisible();
    expect(screen.getByText('Clara Soto')).toBeVisible();
  });
});

const entry = (id: string, verb: AuditEntry['verb'], changes: AuditEntry['changes']): AuditEntry => ({
  id,
  verb,
  noun: 'testimonials',
  itemId: ana.id,
  itemName: ana.name,
  actorId: null,
  actorName: 'Mateo Rivas',
  changes,
  createdAt: `2026-11-2${id}T10:00:00.000Z`,
});

const HISTORY = [
  entry('3', 'updated', { before: { company: 'Luz' }, after: { company: ana.company } }),
  entry('2', 'updated', { before: { text: 'Bien.' }, after: { text: ana.text } }),
  entry('1', 'created', { before: {}, after: { ...ana, text: 'Bien.', company: 'Luz' } }),
];

describe('the history of a testimonial', () => {
  const openHistory = async (responses: StubbedResponses = {}) => {
    const opened = open(
      { [`GET /api/testimonials/${ana.id}/history`]: HISTORY, ...responses },
      `/admin/testimonials/${ana.id}`,
    );
    await opened.user.click(await screen.findByRole('button', { name: 'History' }));
    const list = within(await screen.findByRole('dialog', { name: 'History' }));
    return { ...opened, list };
  };

  it('shows who changed which field, and puts an earlier version into the form', async () => {
    const { user, list, calls } = await openHistory({
      [`PUT /api/testimonials/${ana.id}`]: ({ body }: { body: unknown }) => body as object,
    });
    expect(await list.findAllByText('Changed')).toHaveLength(2);
    expect(list.getByText('Bien.')).toHaveTextContent('Before: Bien.');
    const versions = list.getAllByRole('button', { name: /^Use this version/ });
    expect(versions).toHaveLength(2);
    await user.click(versions[1] as HTMLElement);

    const form = within(await screen.findByRole('dialog'));
    expect(form.getByRole('textbox', { name: /^Testimonial/ })).toHaveValue('Bien.');
    expect(await screen.findByText(/^Version in the form: .* Save it to keep it\.$/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Update' }));
    await screen.findByText('Testimonial updated successfully');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      text: 'Bien.',
      company: 'Luz',
      version: ana.version,
    });
  });

  it('asks before a version replaces unsaved input', async () => {
    const opened = open(
      { [`GET /api/testimonials/${ana.id}/history`]: HISTORY },
      `/admin/testimonials/${ana.id}`,
    );
    const { user } = opened;
    const text = await screen.findByRole('textbox', { name: /^Testimonial/ });
    await user.type(text, ' Y más.');
    await user.click(screen.getByRole('button', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: /^Use this version: .*22/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace what you typed?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(text).toHaveValue(`${ana.text} Y más.`);
  });

  it('offers a retry after a failure', async () => {
    const { list } = await openHistory({
      [`GET /api/testimonials/${ana.id}/history`]: failure(503, 'server.not-ready'),
    });
    expect(await list.findByText('The history could not be opened')).toBeVisible();
    expect(list.getByRole('button', { name: /Try again/i })).toBeVisible();
  });
});
