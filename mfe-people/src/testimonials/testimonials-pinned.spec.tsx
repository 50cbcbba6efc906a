import { failure, renderPage, screen, type StubbedResponses, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ana, bruno, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const first = { ...ana, pinnedPlace: 0 };
const second = { ...bruno, isActive: true, pinnedPlace: 1 };

const open = (responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language: 'en',
    responses: {
      'GET /api/testimonials': [first, second],
      'GET /api/testimonials/stats': STATS,
      'GET /api/testimonials/pinned': [first, second],
      'GET /api/team-members': [],
      ...responses,
    },
  });

async function openOrder(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Order' }));
  return within(await screen.findByRole('dialog', { name: 'Pinned testimonials' }));
}

describe('pinned testimonials', () => {
  it('are pinned on their card', async () => {
    const { user, calls } = open({
      'GET /api/testimonials': [ana],
      [`PUT /api/testimonials/${ana.id}/place`]: first,
    });
    const button = await screen.findByRole('button', { name: "Pin Ana Torres's" });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Pinned')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/place'))?.body).toEqual({ place: 0 }),
    );
  });

  it('are marked on their card, and unpinned there', async () => {
    const { user, calls } = open({
      'GET /api/testimonials': [first],
      [`PUT /api/testimonials/${ana.id}/place`]: ana,
    });
    expect(await screen.findByText('Pinned')).toBeVisible();
    const button = screen.getByRole('button', { name: "Pin Ana Torres's" });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/place'))?.body).toEqual({ place: null }),
    );
  });

  it('are moved by buttons, which announce the new position, and unpinned', async () => {
    const { user, calls } = open({
      [`PUT /api/testimonials/${ana.id}/place`]: { ...first, pinnedPlace: 1 },
      [`PUT /api/testimonials/${bruno.id}/place`]: { ...second, pinnedPlace: null },
    });
    const dialog = await openOrder(user);
    await user.click(await dialog.findByRole('button', { name: "Move Ana Torres's down" }));
    expect(await dialog.findByText(/Ana Torres.* 2 of 2/)).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: "Unpin Bruno Díaz's" }));
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.endsWith('/place')).map(({ body }) => body)).toEqual([
        { place: 1 },
        { place: null },
      ]),
    );
  });

  it('explain how to pin while there are none', async () => {
    const { user } = open({ 'GET /api/testimonials/pinned': [] });
    const dialog = await openOrder(user);
    expect(await dialog.findByText(/There are none yet/)).toBeVisible();
  });

  it('keep their order when a move fails', async () => {
    const { user } = open({
      [`PUT /api/testimonials/${ana.id}/place`]: failure(409, 'testimonials.not-approved'),
    });
    const dialog = await openOrder(user);
    await user.click(await dialog.findByRole('button', { name: "Move Ana Torres's down" }));
    expect(await screen.findByText('The order could not be changed')).toBeVisible();
    const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names[0]).toContain('Ana Torres');
  });
});
