import { renderPage, screen, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, DATES, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const MEXICAN = { timezone: 'America/Mexico_City', time: '20:00', endTime: '21:30', follows: true } as const;

/** Opens the form of a live session with one slot and adds a slot in Mexico City. */
async function addMexican() {
  const page = renderPage(<Component />, {
    module: remote,
    language: 'en',
    responses: {
      ...PAGE_RESPONSES,
      'GET /api/zoom-meetings': [{ ...business, timeSlots: business.timeSlots.slice(0, 1) }],
      'POST /api/zoom-meetings/schedule': {
        timeSlots: [business.timeSlots[0], MEXICAN],
        dates: DATES,
        disagreements: [],
      },
      [`PUT /api/zoom-meetings/${business.id}`]: business,
    },
  });
  await page.user.click(await screen.findByRole('link', { name: 'Business presentation' }));
  await page.user.click(screen.getByRole('button', { name: 'Add time' }));
  await page.user.type(slot().getByRole('combobox', { name: /^Time zone/ }), 'Ciudad de México');
  await page.user.click(screen.getByRole('option', { name: /^America\/Mexico City/ }));
  const saved = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(page.calls.some(({ method }) => method === 'PUT')).toBe(true));
    return page.calls.find(({ method }) => method === 'PUT')?.body;
  };
  return { user: page.user, saved };
}

const slot = () => within(screen.getByRole('group', { name: 'Time 2' }));
const start = () => slot().getByLabelText(/^Start/);

describe('SlotsField', () => {
  it('fills in the instant of the first slot in the chosen time zone', async () => {
    const { user, saved } = await addMexican();
    await waitFor(() => expect(start()).toHaveValue('20:00'));
    expect(slot().getByLabelText(/^End/)).toHaveValue('21:30');
    await user.clear(start());
    await user.type(start(), '07:00');
    expect(await saved()).toMatchObject({
      timeSlots: [{}, { timezone: 'America/Mexico_City', time: '07:00', endTime: '21:30' }],
    });
  });

  it('shows the times from the server for a slot that follows the first one', async () => {
    const { user, saved } = await addMexican();
    await user.click(slot().getByRole('checkbox', { name: /^Follow time 1/ }));
    await waitFor(() => expect(start()).toHaveAttribute('readonly'));
    expect(await saved()).toMatchObject({
      timeSlots: [{}, { timezone: 'America/Mexico_City', follows: true }],
    });
  });
});
