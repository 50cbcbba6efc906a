import type { ReleaseChannel } from '@vitral/sdk/contracts/releases';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import {
  active,
  activeSet,
  change,
  channel,
  detail,
  newest,
  people,
  previous,
  SITE,
  trial,
} from './modules.fixtures.ts';
import { Component } from './modules.page.tsx';

const open = (
  responses: StubbedResponses = {},
  options: { path?: string; page?: string; language?: 'es' | 'en' } = {},
) => renderPage(<Component />, { module: remote, responses: { ...SITE, ...responses }, ...options });
const card = async () => within(await screen.findByRole('listitem', { name: 'mfe-people' }));
const state = async () => within(await screen.findByRole('region', { name: 'Site status' }));
/** Waits for a toast, which is in the document before it is visible. */
const expectToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const sent = ({ calls }: ReturnType<typeof open>, method: string) =>
  calls.filter((call) => call.method === method).map(({ path, body, query }) => ({ path, body, query }));

describe('modules page', () => {
  it('shows the active set, its activation and its failures', async () => {
    open();
    const facts = await state();
    expect(await facts.findByText(/^Since Nov 20, 2026.*by Adriana Salazar$/)).toBeVisible();
    expect(facts.getByText('00005e7a')).toBeVisible();
    expect(facts.getByText('No candidate')).toBeVisible();
    expect(await facts.findByText('5 failures in 2,000 pages (0.25%)')).toBeVisible();

    const module = await card();
    for (const text of ['0.2.0', 'People CI (mfe-people)', 'c0ffee1234', '292.97 KB'])
      expect(module.getByText(text)).toBeVisible();
  });

  it('shows the server as the actor if nobody activated the set', async () => {
    open({ 'GET /api/modules/history': [change({ actorName: null })] });
    expect(await (await state()).findByText(/^Since Nov 20, 2026.*, by the server$/)).toBeVisible();
  });

  it('opens the details of a release at its own URL', async () => {
    const page = '/admin/modules';
    const responses = { [`GET /api/modules/releases/${newest.id}`]: detail() };
    const { user, unmount } = open(responses, { page });
    await user.click((await card()).getByRole('button', { name: 'Details of mfe-people 0.3.0' }));
    expect(await screen.findByRole('dialog', { name: 'mfe-people 0.3.0' })).toBeVisible();

    unmount();
    open(responses, { page, path: `${page}/releases/${newest.id}` });
    expect(await screen.findByRole('dialog', { name: 'mfe-people 0.3.0' })).toBeVisible();
  });

  it('activates the newest release only after a confirmation', async () => {
    let current = channel();
    const page = open({
      'GET /api/modules/channel': () => current,
      'GET /api/modules': () => [
        current.version === 4 ? people : { ...people, active: newest, newest: { ...newest, isActive: true } },
      ],
      [`POST /api/modules/releases/${newest.id}/activate`]: () => (current = channel({ version: 5 })),
    });
    await page.user.click((await card()).getByRole('button', { name: 'Activate mfe-people 0.3.0' }));
    await page.user.click(screen.getByRole('button', { name: 'Check and activate' }));
    await expectToast('mfe-people 0.3.0 is active for everybody');
    await waitFor(() => expect(screen.queryByText(/^Newest, not active/)).not.toBeInTheDocument());
    expect(sent(page, 'POST')).toMatchObject([{ body: {} }]);
  });

  it.each([
    ['en', /^The scripts of mfe-people take 1,600,000 bytes; 1,500,000 are allowed\.$/],
    ['es', /^Los scripts de mfe-people pesan 1.600.000 bytes, más de los 1.500.000 permitidos\.$/],
  ] as const)('explains in %s why a release is refused', async (language, sentence) => {
    const reasons = [
      { code: 'module-too-heavy', params: { module: 'mfe-people', bytes: 1_600_000, limit: 1_500_000 } },
      { code: 'of-a-later-server', params: {} },
    ];
    const { user } = open(
      {
        [`POST /api/modules/releases/${newest.id}/activate`]: failure(422, 'modules.refused', { reasons }),
      },
      { language },
    );
    await user.click((await card()).getByRole('button', { name: /^Activa(te|r) mfe-people 0\.3\.0$/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: /^(Check and activate|Comprobar y activar)$/ }));
    expect(await dialog.findByText(sentence)).toBeVisible();
    expect(dialog.getByText('of-a-later-server')).toBeVisible();
  });

  it('starts a candidate with a share within the bounds', async () => {
    const page = open({
      [`POST /api/modules/releases/${newest.id}/activate`]: channel({ candidate: trial(25), version: 5 }),
    });
    await page.user.click((await card()).getByRole('button', { name: /^Try out mfe-people 0\.3\.0/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByRole('slider', { name: 'Share of visitors' })).toHaveValue('10');
    const percent = dialog.getByRole('spinbutton', { name: 'Percentage' });
    const begin = dialog.getByRole('button', { name: 'Check and try out' });
    await page.user.clear(percent);
    await page.user.type(percent, '100');
    expect(dialog.getByText('From 1 to 99')).toBeVisible();
    expect(begin).toBeDisabled();

    await page.user.clear(percent);
    await page.user.type(percent, '25');
    await page.user.click(begin);
    await expectToast('mfe-people 0.3.0 is on trial');
    expect(sent(page, 'POST')).toMatchObject([{ body: { share: 25 } }]);
  });

  it('rolls back, and shows the current release if somebody else changed it meanwhile', async () => {
    let isFaster = true;
    const page = open({
      'GET /api/modules': () => [
        isFaster ? people : { ...people, previous: { ...previous, version: '0.0.9' } },
      ],
      'GET /api/modules/channel': () =>
        channel({ active: { ...activeSet, id: isFaster ? activeSet.id : 'another' } }),
      'POST /api/modules/mfe-people/rollback': () => {
        if (!isFaster) return channel({ version: 6 });
        isFaster = false;
        return failure(409, 'modules.stale');
      },
    });
    await page.user.click((await card()).getByRole('button', { name: 'Roll back mfe-people to 0.1.0' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/^0\.1\.0, published Nov 20, 2026.*replaces 0\.2\.0/)).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    expect(await dialog.findByText('The active releases were changed by somebody else')).toBeVisible();
    expect(await dialog.findByText(/^0\.0\.9, published/)).toBeVisible();

    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await expectToast('mfe-people was rolled back');
    expect(sent(page, 'POST').map(({ body }) => body)).toEqual([{ from: activeSet.id }, { from: 'another' }]);
  });

  it('removes a module of another repository from the site', async () => {
    const blog = { ...people, name: 'blog', previous: null };
    const page = open({
      'GET /api/modules': [people, blog],
      'POST /api/modules/blog/deactivate': channel({ version: 6 }),
    });
    await card();
    expect(screen.queryByRole('button', { name: 'Deactivate mfe-people' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Deactivate blog' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Deactivate blog?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await expectToast('blog is no longer on the site');
    expect(sent(page, 'POST').map(({ body }) => body)).toEqual([{ from: activeSet.id }]);
  });

  describe('a candidate', () => {
    let current: ReleaseChannel;
    const openTrial = (responses: StubbedResponses = {}) => {
      current = channel({ candidate: trial() });
      return open({ 'GET /api/modules/channel': () => current, ...responses });
    };
    const candidateCard = async () =>
      within(await screen.findByRole('region', { name: 'Candidate for mfe-people' }));

    it('gets a new share, also after a conflict', async () => {
      const page = openTrial({
        'PUT /api/modules/channel/candidate': () => {
          if (current.version === 5) return (current = channel({ candidate: trial(30), version: 6 }));
          current = channel({ candidate: trial(50), version: 5 });
          return failure(409, 'modules.stale');
        },
      });
      const shown = await candidateCard();
      const percent = shown.getByRole('spinbutton', { name: 'Percentage' });
      await page.user.clear(percent);
      await page.user.type(percent, '30{Enter}');
      expect(await shown.findByText(/^Somebody set it to 50%/)).toBeVisible();
      expect(percent).toHaveValue(30);

      await page.user.click(shown.getByRole('button', { name: 'Save' }));
      await expectToast('30% of visitors get it');
      expect(sent(page, 'PUT').map(({ body }) => body)).toEqual([
        { share: 30, version: 4 },
        { share: 30, version: 5 },
      ]);
    });

    it('is activated for everybody', async () => {
      const page = openTrial({
        'POST /api/modules/channel/candidate/promote': () => (current = channel({ version: 5 })),
      });
      await page.user.click((await candidateCard()).getByRole('button', { name: 'Activate for everybody' }));
      const dialog = within(screen.getByRole('alertdialog'));
      await page.user.click(dialog.getByRole('button', { name: 'Activate for everybody' }));
      await expectToast('mfe-people 0.3.0 is active for everybody');
      expect(screen.queryByRole('region', { name: 'Candidate for mfe-people' })).not.toBeInTheDocument();
      expect(sent(page, 'POST')).toMatchObject([{ body: { from: activeSet.id } }]);
    });

    it('is withdrawn', async () => {
      const page = openTrial({
        'DELETE /api/modules/channel/candidate': () => (current = channel({ version: 5 })),
      });
      await page.user.click((await candidateCard()).getByRole('button', { name: 'Withdraw' }));
      await page.user.click(
        within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }),
      );
      await expectToast('mfe-people 0.3.0 is no longer on trial');
      expect(sent(page, 'DELETE')).toMatchObject([{ query: { version: '4' } }]);
    });

    it('prevents the trial of another release', async () => {
      const page = openTrial();
      await page.user.click((await card()).getByRole('button', { name: /^Try out mfe-people/ }));
      const dialog = within(screen.getByRole('alertdialog'));
      expect(dialog.getByText(/is already on trial/)).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Check and try out' })).toBeDisabled();
    });
  });

  it('shows an empty state, and reports a failure to load', async () => {
    const { unmount } = open({ 'GET /api/modules': [] });
    expect(await screen.findByText('No module has been published yet')).toBeVisible();
    unmount();
    open({ 'GET /api/modules': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load modules')).toBeVisible();
  });

  it('opens the releases of a module and returns, moving the focus', async () => {
    const { user } = open({ 'GET /api/modules/mfe-people/releases': [newest, active] });
    await user.click((await card()).getByRole('link', { name: 'Releases of mfe-people' }));
    expect(await screen.findByRole('heading', { name: 'Releases of mfe-people' })).toHaveFocus();
    const row = within(await screen.findByRole('row', { name: /0\.2\.0/ }));
    expect(row.getByText('Active')).toBeVisible();
    expect(row.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All modules' }));
    expect((await card()).getByRole('link', { name: 'Releases of mfe-people' })).toHaveFocus();
  });

  it('reads the tab from the URL', async () => {
    const { user } = open({}, { path: '/?tab=health' });
    expect(await screen.findByRole('grid', { name: 'Release health' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Modules' }));
    await card();
    expect(screen.getByRole('tab', { name: 'Modules' })).toHaveAttribute('aria-selected', 'true');
  });
});
