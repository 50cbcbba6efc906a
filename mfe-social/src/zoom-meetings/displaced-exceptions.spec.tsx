import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import type { DisplacedException, ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import remote from '../remote.tsx';
import { business, meeting, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const CANCELLED: DisplacedException = {
  id: '0190d0c0-0000-7000-8000-0000000000e1',
  date: '2026-12-01',
  movedTo: null,
  reason: 'Día festivo',
  effect: 'no-date',
};
const MOVED: DisplacedException = {
  ...CANCELLED,
  id: '0190d0c0-0000-7000-8000-0000000000e2',
  date: '2026-12-08',
  movedTo: { date: '2026-12-10', time: '17:00' },
  effect: 'other-moment',
};

const open = (shown: ZoomMeeting, responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    language: 'en',
    responses: {
      ...PAGE_RESPONSES,
      'GET /api/zoom-meetings': [shown],
      ...responses,
    },
  });

const choiceOf = (body: unknown) => {
  const { keptDates, removedDates } = body as Record<string, unknown>;
  return { keptDates, removedDates };
};

describe('exceptions that no longer fit', () => {
  it('are listed after saving, and saved with the choice to keep or delete them', async () => {
    let attempts = 0;
    const { user, calls } = open(business, {
      [`PUT /api/zoom-meetings/${business.id}`]: () => {
        attempts += 1;
        if (attempts > 2) return business;
        return failure(409, 'zoom-meetings.displaced-dates', {
          dates: [CANCELLED, MOVED].slice(0, attempts),
        });
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Business presentation' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Wednesday' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));

    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1);
    expect(alert).toHaveTextContent(
      'December 1, 2026 is cancelled: this weekday is no longer scheduled. Día festivo',
    );
    await user.click(within(alert).getByRole('radio', { name: /^Keep them/ }));
    await user.click(screen.getByRole('button', { name: 'Update' }));

    await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2));
    expect(alert).toHaveTextContent('December 8, 2026 was moved to December 10, 2026, 17:00');
    expect(within(alert).getByRole('radio', { name: /^Keep them/ })).not.toBeChecked();
    await user.click(within(alert).getByRole('radio', { name: /^Delete them/ }));
    await user.click(screen.getByRole('button', { name: 'Update' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const saves = calls.filter(({ method }) => method === 'PUT').map(({ body }) => choiceOf(body));
    expect(saves).toEqual([{}, { keptDates: [CANCELLED.id] }, { removedDates: [CANCELLED.id, MOVED.id] }]);
  });

  it('are listed in the details if their weekday was removed, and deleted after a confirmation', async () => {
    const exceptions = [{ ...CANCELLED, reasonEn: 'Holiday', version: 1 }];
    const { user, calls } = open(meeting({ exceptions, datelessExceptions: [CANCELLED.id] }), {
      [`DELETE /api/zoom-meetings/${business.id}/exceptions/${CANCELLED.id}`]: null,
    });
    await user.click(await screen.findByRole('button', { name: 'Exceptions without a date' }));
    const list = screen.getByRole('list', { name: 'Exceptions without a date' });
    expect(list).toHaveTextContent('December 1, 2026');
    expect(list).toHaveTextContent('Cancelled');
    expect(list).toHaveTextContent('Holiday');

    await user.click(screen.getByRole('button', { name: 'Delete the exception of December 1, 2026' }));
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Delete this exception?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await screen.findByText('Exception deleted')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
