import { renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { business, PAGE_RESPONSES } from '../zoom-meetings.fixtures.ts';
import { Component } from '../zoom-meetings.page.tsx';

/** Monday noon in UTC. */
const NOW = Date.parse('2026-11-23T12:00Z');

const openCalendar = (path = '/admin/zoom?view=calendar', responses: StubbedResponses = {}) => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  return renderPage(<Component />, {
    module: remote,
    language: 'en',
    path,
    responses: { ...PAGE_RESPONSES, ...responses },
  });
};

describe('MeetingCalendar', () => {
  it('shows the week of the live sessions, chosen by a button', async () => {
    const { user } = openCalendar('/admin/zoom');
    await user.click(await screen.findByRole('button', { name: 'Calendar' }));

    expect(await screen.findByRole('heading', { name: 'Week of November 23, 2026' })).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Days of the week' }));
    expect(days.getAllByText('Business presentation')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Previous week' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('heading', { name: 'Week of November 30, 2026' })).toBeVisible();
  });

  it('moves a date from its menu', async () => {
    const { user } = openCalendar();
    await user.click(await screen.findByRole('button', { name: /^Actions for November 24, 2026/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move this date' }));

    expect(await screen.findByRole('dialog', { name: 'Move this date' })).toBeVisible();
  });

  it('shows the reason of a cancelled date, which cannot be dragged', async () => {
    const exception = { id: 'e', date: '2026-11-24', movedTo: null, version: 1 };
    const cancelled = { ...business, exceptions: [{ ...exception, reason: 'Viaje', reasonEn: 'Travel' }] };
    openCalendar('/admin/zoom?view=calendar', { 'GET /api/zoom-meetings': [cancelled] });

    const days = within(await screen.findByRole('list', { name: 'Days of the week' }));
    expect(days.getByText('Travel')).toBeVisible();
    expect(days.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('leaves out inactive live sessions', async () => {
    openCalendar('/admin/zoom?view=calendar', {
      'GET /api/zoom-meetings': [{ ...business, isActive: false }],
    });

    const days = within(await screen.findByRole('list', { name: 'Days of the week' }));
    expect(days.queryByText('Business presentation')).toBeNull();
  });
});
