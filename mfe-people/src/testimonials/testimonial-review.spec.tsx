import type { Review } from '@vitral/sdk/contracts/reviews';
import {
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

const requested: Review = {
  id: 'r1',
  noun: 'testimonials',
  itemId: ana.id,
  state: 'requested',
  requesterName: 'Mateo Rivas',
  reviewerName: 'Berta Gil',
  isReviewer: false,
  isOutdated: false,
  answeredAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 3,
};
const answered = { ...requested, answeredAt: '2026-11-21T10:00:00.000Z' };

const open = (responses: StubbedResponses = {}, hash = '') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    page: '/admin/testimonials',
    path: `/admin/testimonials/${ana.id}${hash}`,
    responses: {
      'GET /api/testimonials': [ana, bruno],
      'GET /api/testimonials/stats': STATS,
      [`GET /api/testimonials/${ana.id}`]: ana,
      [`GET /api/testimonials/${ana.id}/consents`]: [],
      'GET /api/team-members': [marta],
      'GET /api/comments/people': [],
      'GET /api/reviews/people': [
        { id: 'u1', name: 'Berta Gil', username: 'berta' },
        { id: 'u2', name: 'Óscar Mora', username: 'omora' },
      ],
      ...responses,
    },
  });

const reviewOf = (review: Review) => ({ 'GET /api/reviews': { review } });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Review' }));

async function openReview(responses?: StubbedResponses, name = 'Review') {
  const opened = open(responses);
  await opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, dialog: await panel() };
}

const bodyOf = (calls: { method: string; path: string; body?: unknown }[], path: string) =>
  calls.find((call) => call.method === 'POST' && call.path === path)?.body;

describe('review of a testimonial', () => {
  it('is requested from the chosen account', async () => {
    const { dialog, user, calls } = await openReview({ 'POST /api/reviews': requested });
    expect(await dialog.findByText(/^Nobody was asked for a review/)).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Ask for a review' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Reviewer' }));
    await user.click(await screen.findByRole('option', { name: 'Óscar Mora (@omora)' }));
    await user.click(dialog.getByRole('button', { name: 'Ask for a review' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Review' })).not.toBeInTheDocument());
    expect(bodyOf(calls, '/api/reviews')).toEqual({
      noun: 'testimonials',
      itemId: ana.id,
      reviewer: 'u2',
    });
  });

  it('is shown above the form while it is open, and ended after a question', async () => {
    const { dialog, user, calls } = await openReview(
      { ...reviewOf(requested), 'DELETE /api/reviews/r1': null },
      'In review',
    );
    expect(screen.getByText('Waiting for a review by Berta Gil.')).toBeInTheDocument();
    expect(await dialog.findByText(/^Mateo Rivas asked Berta Gil for a review/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'End the review' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'End the review' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('opens from its URL and is answered by the reviewer for the version on screen', async () => {
    const current = { review: { ...requested, isReviewer: true } as Review };
    const { user, calls } = open(
      {
        'GET /api/reviews': () => jsonResponse(200, current),
        'POST /api/reviews/r1/answer': () => {
          current.review = { ...answered, state: 'changes-requested' };
          return jsonResponse(200, current.review);
        },
      },
      '#review',
    );
    const dialog = await panel();
    await user.type(await dialog.findByLabelText('Comment (optional)'), 'Shorter, please');
    await user.click(dialog.getByRole('button', { name: 'Request changes' }));
    await waitFor(() =>
      expect(bodyOf(calls, '/api/reviews/r1/answer')).toEqual({
        state: 'changes-requested',
        itemVersion: ana.version,
        comment: 'Shorter, please',
        version: 3,
      }),
    );
    expect(await screen.findByText('You requested changes')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Changes requested' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Review' })).not.toBeInTheDocument();
  });

  it('keeps an unsent comment when the answer fails, and asks before it is discarded', async () => {
    const { user } = open(
      {
        ...reviewOf({ ...requested, isReviewer: true }),
        'POST /api/reviews/r1/answer': failure(409, 'reviews.item-changed'),
      },
      '#review',
    );
    const dialog = await panel();
    await user.type(await dialog.findByLabelText('Comment (optional)'), 'Fine');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The answer could not be sent')).toBeVisible();
    expect(dialog.getByLabelText('Comment (optional)')).toHaveValue('Fine');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('alertdialog', { name: /^Discard/ })).toBeVisible();
  });

  it('says that an approval is outdated, and offers another review', async () => {
    const { dialog } = await openReview(
      reviewOf({ ...answered, state: 'approved', isOutdated: true }),
      'Approval outdated',
    );
    expect(await dialog.findByText('It was changed after that.')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Ask for another review' })).toBeVisible();
  });

  it('says if nobody else could review', async () => {
    const { dialog } = await openReview({ 'GET /api/reviews/people': [] });
    expect(await dialog.findByText(/^Nobody else may edit and publish this/)).toBeVisible();
  });
});
