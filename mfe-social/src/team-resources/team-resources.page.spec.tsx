import type { Role } from '@vitral/sdk/contracts/access';
import {
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { guide, handbook, listing, meeting, resource, STATS } from './team-resources.fixtures.ts';
import { Component } from './team-resources.page.tsx';

const ROWS = [meeting, handbook, guide];

const openPage = (responses: StubbedResponses = {}, { path = '/', role = 'manager' as Role } = {}) =>
  renderPage(<Component />, {
    module: remote,
    role,
    path,
    responses: {
      'GET /api/team-resources': listing(ROWS),
      'GET /api/team-resources/stats': STATS,
      ...responses,
    },
  });

const lists = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path === '/api/team-resources');
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const headings = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function choose(user: ReturnType<typeof openPage>['user'], filter: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('team resources page', () => {
  describe('overview', () => {
    it('shows figures, growth and the first ten resources', async () => {
      const { calls } = openPage();
      expect(await screen.findByRole('list', { name: 'Resources' })).toBeVisible();
      expect(figure('Total resources')).toHaveTextContent('1,003');
      expect(figure('Active')).toHaveTextContent('1,002');
      expect(figure('Accesses')).toHaveTextContent('1,702');
      expect(figure('Growth')).toHaveTextContent('+50%');
      expect(
        screen.getByText(/of the last 30 days \(12\) with those of the previous 30 days \(8\)/),
      ).toBeVisible();
      expect(headings()).toEqual(['Resources', 'Atajos', 'Manual', 'Sala']);
      expect(lists(calls)[0]?.query).toEqual({ sort: 'title', limit: '10' });
    });

    it('shows no growth without a previous period', async () => {
      openPage({ 'GET /api/team-resources/stats': { ...STATS, previousCount: 0 } });
      await screen.findByText(/is not available/);
      expect(figure('Growth')).toHaveTextContent('—');
    });

    it('deactivates a resource by sending the whole item, and reverts when the server refuses', async () => {
      let isDown = false;
      const { user, calls } = openPage({
        'PUT /api/team-resources/Sala': () =>
          isDown ? failure(500, 'server.failure') : { ...meeting, isActive: false, version: 2 },
      });
      const toggle = await screen.findByRole('switch', { name: 'Sala: Active' });
      await user.click(toggle);
      expect(await screen.findByText('Resource deactivated')).toBeVisible();
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...meeting, isActive: false });

      isDown = true;
      await waitFor(() => expect(toggle).toBeChecked());
      await user.click(toggle);
      expect(await screen.findByText('Failed to update resource')).toBeVisible();
      await waitFor(() => expect(toggle).toBeChecked());
    });

    it('deletes only after a confirmation', async () => {
      let rows = ROWS;
      const { user, calls } = openPage({
        'GET /api/team-resources': (call: ApiCall) => listing(rows)(call),
        'DELETE /api/team-resources/Sala': () => void (rows = [handbook]),
      });
      const remove = async () => {
        await user.click(await screen.findByRole('button', { name: 'Actions for Sala' }));
        await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      };
      await remove();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Sala' })).toHaveFocus());

      await remove();
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Resource deleted successfully')).toBeVisible();
      await waitFor(() => expect(headings()).toEqual(['Resources', 'Manual']));
    });

    it('opens a resource from its menu in a new window without an opener', async () => {
      const open = jest.spyOn(window, 'open').mockReturnValue(null);
      const { user, calls } = openPage({ 'POST /api/team-resources/Sala/open': { url: meeting.url } });
      await user.click(await screen.findByRole('button', { name: 'Actions for Sala' }));
      await user.click(await screen.findByRole('menuitem', { name: 'View Resource' }));
      expect(open).toHaveBeenCalledWith(meeting.url, '_blank', 'noopener,noreferrer');
      await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
      open.mockRestore();
    });
  });

  describe('all resources', () => {
    const path = '/?tab=all';

    it('are grouped by type with counts, ordered by the first resource', async () => {
      const { user } = openPage({}, { path });
      expect(await screen.findByRole('list', { name: 'Handbooks' })).toBeVisible();
      expect(headings()).toEqual(['Handbooks', 'Atajos', 'Manual', 'Meetings', 'Sala']);
      expect(screen.getByText('2 resources')).toBeVisible();
      expect(screen.getByText('1 resource')).toBeVisible();
      expect(screen.getByText('Not opened yet')).toBeVisible();
      expect(screen.getByText('1,700 accesses · 12 in the last 30 days, 8 in the previous 30')).toBeVisible();

      await choose(user, 'Sort by', 'Usage');
      await waitFor(() => expect(headings()).toEqual(['Meetings', 'Sala', 'Handbooks', 'Atajos', 'Manual']));
    });

    it('are searched, filtered and paged on the server, with the filters in the URL', async () => {
      const many = Array.from({ length: 14 }, (_, index) => resource({ title: `Guía ${10 + index}` }));
      const { user, calls } = openPage(
        { 'GET /api/team-resources': listing([...ROWS, ...many]) },
        { path: '/?tab=all&q=gu%C3%ADa&type=handbook&isActive=true&order=usage' },
      );
      expect(await screen.findByText('14 resources')).toBeVisible();
      expect(lists(calls).map(({ query }) => query)).toEqual([
        {
          q: 'guía',
          isActive: 'true',
          sort: '-downloadCount',
          type: 'handbook',
          limit: '12',
          offset: '0',
        },
      ]);
      expect(headings()).toHaveLength(13);

      await user.click(screen.getByRole('button', { name: 'Show more: Handbooks' }));
      await waitFor(() => expect(headings()).toHaveLength(15));
      expect(lists(calls).at(-1)?.query).toMatchObject({ type: 'handbook', offset: '12' });
      expect(screen.getByRole('link', { name: 'Guía 22' }).closest('li')).toHaveFocus();
      expect(screen.queryByRole('button', { name: /Show more/ })).not.toBeInTheDocument();
    });

    it('offer to clear the filters if nothing matches', async () => {
      const { user } = openPage({}, { path: '/?tab=all&q=nowhere' });
      expect(await screen.findByText('No resources found')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(headings()).toContain('Sala'));
      expect(screen.getByRole('searchbox', { name: 'Search resources' })).toHaveValue('');
    });

    it('open in new windows, and each access is counted', async () => {
      let downloadCount = 7;
      const { user } = openPage(
        {
          'GET /api/team-resources': (call: ApiCall) =>
            listing([{ ...meeting, downloadCount }, handbook])(call),
          'POST /api/team-resources/Sala/open': () => {
            downloadCount += 1;
            return { url: meeting.url };
          },
          'POST /api/team-resources/Manual/open': failure(404, 'team-resources.not-found'),
        },
        { path, role: 'user' },
      );
      const join = await screen.findByRole('link', { name: 'Join Meeting: Sala (opens in a new window)' });
      expect(join).toHaveAttribute('href', meeting.url);
      expect(join).toHaveAttribute('target', '_blank');
      expect(join).toHaveAttribute('rel', 'noopener noreferrer');
      await user.click(join);
      expect(await screen.findByText(/^8 accesses/)).toBeVisible();

      await user.click(screen.getByRole('link', { name: /^Access: Manual/ }));
      expect(await screen.findByText('Failed to count the access')).toBeVisible();
    });
  });

  it('lists one type on its tab, and stores the tab in the URL', async () => {
    const { user, calls } = openPage();
    await user.click(await screen.findByRole('tab', { name: 'Meetings' }));
    expect(await screen.findByRole('list', { name: 'Meetings' })).toBeVisible();
    expect(headings()).toEqual(['Meetings', 'Sala']);
    expect(screen.getByRole('tab', { name: 'Meetings' })).toHaveAttribute('aria-selected', 'true');
    expect(lists(calls).filter(({ query }) => query['offset'])).toMatchObject([
      { query: { type: 'meeting' } },
    ]);
    expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
  });

  it('lets users open resources, but not edit them', async () => {
    const { user, calls } = openPage({}, { role: 'user' });
    expect(await screen.findByRole('link', { name: /^Join Meeting: Sala/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'All Resources' }));
    expect(await screen.findByRole('list', { name: 'Meetings' })).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions|Add/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    expect(lists(calls).every(({ query }) => !('isActive' in query))).toBe(true);
  });

  it('shows six placeholders while the resources load', async () => {
    openPage({ 'GET /api/team-resources': () => new Promise(() => {}) }, { path: '/?tab=all' });
    expect((await screen.findByRole('status', { name: 'Loading…' })).children).toHaveLength(6);
  });

  it('reports a failure to load, and retries on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    const { user } = openPage(
      {
        'GET /api/team-resources': (call: ApiCall) =>
          isDown ? failure(503, 'server.not-ready') : listing(ROWS)(call),
      },
      { path: '/?tab=tools' },
    );
    expect(await screen.findByText('Failed to load resources')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No resources of this type yet')).toBeVisible();
  });

  it('shows editors an empty state with a button', async () => {
    const { user } = openPage({ 'GET /api/team-resources': [] });
    expect(await screen.findByText('No resources yet')).toBeVisible();
    const [, addFirst] = screen.getAllByRole('button', { name: 'Add resource' });
    await user.click(addFirst as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Add resource' })).toBeVisible();
  });
});
