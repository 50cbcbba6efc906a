import type { MeetingException } from '@vitral/sdk/contracts/zoom-meetings';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, DATES, meeting, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const EXCEPTIONS = `/api/zoom-meetings/${business.id}/exceptions`;
const [FIRST] = DATES;
const cancelled: MeetingException = {
  id: '0190d0c0-0000-7000-8000-0000000000e1',
  date: '2026-11-24',
  movedTo: null,
  reason: 'Día de Acción de Gracias',
  reasonEn: 'Thanksgiving week',
  version: 2,
};
const withCancelled = meeting({
  exceptions: [cancelled],
  dates: [{ ...FIRST, status: 'cancelled' }, ...DATES.slice(1)] as never,
});

async function openDates(responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    responses: {
      ...PAGE_RESPONSES,
      ...responses,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Details of “Business presentation”' }));
  return page;
}

const dates = () => within(screen.getByRole('list', { name: 'Upcoming dates of “Business presentation”' }));

async function choose({ user }: Awaited<ReturnType<typeof openDates>>, date: string, action: string) {
  await user.click(dates().getByRole('button', { name: `Actions for ${date}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('MeetingDates', () => {
  it('lists upcoming occurrences, and marks a cancelled one with its reason', async () => {
    await openDates({ 'GET /api/zoom-meetings': [withCancelled] });

    const [first, second] = dates().getAllByRole('listitem');
    expect(first).toHaveTextContent(/Nov 24.*Cancelled.*Thanksgiving week/);
    expect(second).toHaveTextContent(/Dec 1/);
    expect(second).not.toHaveTextContent('Cancelled');
  });

  it('shows the regular date of a moved occurrence', async () => {
    const movedTo = { date: '2026-11-26', time: '18:00' };
    const moved = { ...FIRST, start: '2026-11-27T02:00:00.000Z', end: null, status: 'moved' };
    await openDates({
      'GET /api/zoom-meetings': [
        meeting({ exceptions: [{ ...cancelled, movedTo }], dates: [moved, ...DATES.slice(1)] as never }),
      ],
    });

    expect(dates().getAllByRole('listitem')[0]).toHaveTextContent(
      /Nov 26.*Moved.*Instead of November 24, 2026/,
    );
  });

  it('cancels the next occurrence from the menu of the live session', async () => {
    const page = await openDates({ [`POST ${EXCEPTIONS}`]: cancelled });
    await page.user.click(screen.getByRole('button', { name: /^Actions for .*Business presentation/ }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Cancel Nov 24' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this date' }));
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason in Spanish/ }), 'Festivo');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel this date' }));
    expect(await screen.findByText('Date cancelled')).toBeVisible();
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ date: '2026-11-24' });
  });

  it('requires a reason to cancel an occurrence, and returns the focus', async () => {
    const page = await openDates({ [`POST ${EXCEPTIONS}`]: cancelled });
    await choose(page, 'November 24, 2026', 'Cancel this date');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this date' }));

    await page.user.click(dialog.getByRole('button', { name: 'Cancel this date' }));
    const reason = dialog.getByRole('textbox', { name: /^Reason in Spanish/ });
    await waitFor(() => expect(reason).toBeInvalid());
    expect(reason).toHaveFocus();
    await page.user.type(reason, ' Festivo ');
    await page.user.click(dialog.getByRole('button', { name: 'Cancel this date' }));
    expect(await screen.findByText('Date cancelled')).toBeVisible();
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      date: '2026-11-24',
      movedTo: null,
      reason: 'Festivo',
      reasonEn: null,
      reasonFr: null,
    });
    const menu = dates().getByRole('button', { name: 'Actions for November 24, 2026' });
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('moves an occurrence, with its current time as start value', async () => {
    const page = await openDates({ [`POST ${EXCEPTIONS}`]: cancelled });
    await choose(page, 'November 24, 2026', 'Move this date');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this date' }));

    const date = dialog.getByLabelText(/^New date/);
    expect(date).toHaveValue('2026-11-24');
    expect(dialog.getByLabelText(/^Start/)).toHaveValue('18:00');
    await page.user.clear(date);
    await page.user.type(date, '2026-11-26');
    await page.user.clear(dialog.getByLabelText(/^End/));
    await page.user.type(dialog.getByLabelText(/^End/), '00:30');
    expect(dialog.getByText('Ends the next day')).toBeVisible();
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason in Spanish/ }), 'Festivo');
    await page.user.type(dialog.getByRole('textbox', { name: /^Reason in English/ }), 'Holiday');
    await page.user.click(dialog.getByRole('button', { name: 'Move this date' }));
    expect(await screen.findByText('Date moved')).toBeVisible();
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      date: '2026-11-24',
      movedTo: { date: '2026-11-26', time: '18:00', endTime: '00:30' },
      reason: 'Festivo',
      reasonEn: 'Holiday',
      reasonFr: null,
    });
  });

  it('preserves the input if somebody else has already changed the occurrence', async () => {
    const page = await openDates({ [`POST ${EXCEPTIONS}`]: failure(409, 'zoom-meetings.date-taken') });
    await choose(page, 'November 24, 2026', 'Cancel this date');

    await page.user.type(await screen.findByRole('textbox', { name: /^Reason in Spanish/ }), 'Festivo');
    await page.user.click(screen.getByRole('button', { name: 'Cancel this date' }));
    expect(await screen.findByText('This date was already cancelled or moved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Reason in Spanish/ })).toHaveValue('Festivo');
  });

  it('edits the reason of a cancelled occurrence, and shows both sides of a conflict', async () => {
    const theirs = { ...cancelled, reason: 'Vacaciones', version: 3 };
    let isStale = true;
    const page = await openDates({
      'GET /api/zoom-meetings': [withCancelled],
      [`GET /api/zoom-meetings/${business.id}`]: { ...withCancelled, exceptions: [theirs] },
      [`PUT ${EXCEPTIONS}/${cancelled.id}`]: () =>
        isStale ? failure(409, 'zoom-meetings.stale', { current: 3 }) : theirs,
    });
    await choose(page, 'November 24, 2026', 'Edit this exception');
    await page.user.type(await screen.findByRole('textbox', { name: /^Reason in Spanish/ }), ' (EE. UU.)');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));

    const alert = within(await screen.findByRole('alert'));
    await page.user.click(alert.getByRole('radio', { name: 'Theirs: Vacaciones' }));
    await page.user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Date updated')).toBeVisible();
    expect(page.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      reason: 'Vacaciones',
      movedTo: null,
      version: 3,
    });
  });

  it('restores an occurrence only after a confirmation', async () => {
    const page = await openDates({
      'GET /api/zoom-meetings': [withCancelled],
      [`DELETE ${EXCEPTIONS}/${cancelled.id}`]: () => undefined,
    });
    await choose(page, 'November 24, 2026', 'Hold as usual');

    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Hold as usual' }));
    expect(await screen.findByText('The date will be held as usual')).toBeVisible();
    expect(page.calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
