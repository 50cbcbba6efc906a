import type { Environment, EnvironmentVersions, Promotion } from '@vitral/sdk/contracts/environments';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { active, idOf, people, previous } from '../modules.fixtures.ts';
import { EnvironmentLine } from './environment-line.tsx';
import { EnvironmentsPanel } from './environments-panel.tsx';

const production: Environment = {
  ...{ id: idOf('e1'), name: 'production', url: 'https://vitral.example', place: 1, lastFour: '4f2a' },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', updatedAt: '2026-11-20T09:30:00.000Z', version: 3 },
};
const TOKEN = 'vitral_module_of-no-site-at-all-4f2a';

const openPanel = (responses: StubbedResponses) =>
  renderPage(<EnvironmentsPanel />, { module: remote, responses });

describe('EnvironmentsPanel', () => {
  it('adds an environment, tests it and removes it', async () => {
    let environments: Environment[] = [];
    const { user, calls } = openPanel({
      'GET /api/environments': () => environments,
      'POST /api/environments': () => {
        environments = [production];
        return production;
      },
      [`POST /api/environments/${production.id}/test`]: {
        problem: null,
        token: { name: 'From staging (*)', module: null, mayActivate: true },
      },
      [`DELETE /api/environments/${production.id}`]: () => void (environments = []),
    });
    expect(await screen.findByText('No environments yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an environment' }));
    await user.type(screen.getByLabelText(/^Name/), 'Production{Enter}');
    expect(await screen.findByText('Use lower-case letters, digits and hyphens only')).toBeVisible();
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), 'production');
    await user.type(screen.getByLabelText(/^URL/), 'https://vitral.example');
    await user.type(screen.getByLabelText(/^Token/), TOKEN);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    const card = within(await screen.findByRole('listitem', { name: 'production' }));
    expect(card.getByText('•••• 4f2a')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ name: 'production', url: 'https://vitral.example', place: 1, token: TOKEN },
    });
    await user.click(card.getByRole('button', { name: 'Test production' }));
    expect(await card.findByText(/knows the token as “From staging \(\*\)”/)).toHaveTextContent(
      /every module.*publish and activate/,
    );
    await user.click(card.getByRole('button', { name: 'Remove production' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No environments yet')).toBeVisible();
  });

  it('keeps the token of an edited environment, and shows why it was not saved', async () => {
    const { user, calls } = openPanel({
      'GET /api/environments': [production],
      [`PUT /api/environments/${production.id}`]: failure(409, 'environments.stale'),
      [`POST /api/environments/${production.id}/test`]: {
        problem: { code: 'environments.private-address', params: {} },
        token: null,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Test production' }));
    expect(await screen.findByText(/OUTGOING_ALLOWED/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit production' }));
    expect(screen.getByText(/Blank keeps the one that ends with 4f2a/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else has changed this environment')).toBeVisible();
    const {
      id: _id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      lastFour: _lastFour,
      ...kept
    } = production;
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...kept, token: null });
  });
});

const versions = (given: Partial<EnvironmentVersions> = {}): EnvironmentVersions => ({
  ...{ id: production.id, name: 'production', url: production.url, problem: null },
  modules: [
    {
      name: 'mfe-people',
      active: { version: previous.version, digest: previous.digest, isDifferent: false },
      candidate: null,
    },
  ],
  ...given,
});

const promotion = (given: Partial<Promotion> = {}): Promotion => ({
  ...{ id: idOf('9'), environment: 'production', module: 'mfe-people', version: '0.2.0', digest: 'aa' },
  ...{ action: 'activate', share: null, step: 'sending', problem: null, actorName: 'Adriana Salazar' },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', finishedAt: null },
  ...given,
});
const END = '2026-11-20T09:31:00.000Z';

const openLine = (responses: StubbedResponses) =>
  renderPage(<EnvironmentLine module={people} />, {
    module: remote,
    responses: {
      'GET /api/environments/versions': [versions()],
      'GET /api/modules/mfe-people/releases': [active, previous],
      ...responses,
    },
  });

describe('EnvironmentLine', () => {
  it('shows the version of each environment, and what is wrong with it', async () => {
    const different = { version: '0.2.0', digest: 'ff', isDifferent: true };
    openLine({
      'GET /api/environments/versions': [
        versions({ name: 'staging', modules: [{ name: 'mfe-people', active: different, candidate: null }] }),
        versions({ id: 'b', problem: { code: 'environments.unreachable', params: {} }, modules: [] }),
        versions({ id: 'c', name: 'empty', modules: [] }),
        versions({
          ...{ id: 'd', name: 'same-version' },
          modules: [{ name: 'mfe-people', active: { ...different, isDifferent: false }, candidate: null }],
        }),
      ],
    });
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'staging 0.2.0Other bytes',
      'production no response',
      'empty none',
      'same-version 0.2.0Other bytes',
    ]);
  });

  it('promotes the active release, shows the steps and the success', async () => {
    let step: Promotion = promotion();
    const { user, calls } = openLine({
      'POST /api/environments/promotions': () => promotion({ step: 'waiting' }),
      [`GET /api/environments/promotions/${idOf('9')}`]: () => step,
    });
    await user.click(await screen.findByRole('button', { name: 'Promote mfe-people 0.2.0' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Promote mfe-people 0.2.0?' }));
    expect(await dialog.findByRole('link', { name: 'Compare the two' })).toHaveAttribute(
      'href',
      expect.stringContaining(`from=${previous.id}&to=${active.id}`),
    );
    await user.click(dialog.getByRole('radio', { name: 'Try it out on a share of the visitors' }));
    await user.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByText('Sending the bytes to production…')).toBeVisible();
    step = promotion({ step: 'done', finishedAt: END });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), { timeout: 5000 });
    expect(await screen.findByText('mfe-people 0.2.0 is in production')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ environment: 'production', module: 'mfe-people', version: '0.2.0', action: 'share', share: 10 },
    });
  });

  it('shows in words why the other site refuses the release', async () => {
    const reasons = [{ code: 'signature-missing', params: { module: 'mfe-people', version: '0.2.0' } }];
    const problem = { code: 'modules.refused', params: { reasons } };
    const ended = promotion({ step: 'refused', finishedAt: END, problem });
    const { user } = openLine({
      'POST /api/environments/promotions': ended,
      [`GET /api/environments/promotions/${idOf('9')}`]: ended,
    });
    await user.click(await screen.findByRole('button', { name: 'Promote mfe-people 0.2.0' }));
    await user.click(await screen.findByRole('button', { name: 'Promote' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This release cannot be used');
    expect(alert).toHaveTextContent(/accepts signed releases only/);
    expect(screen.getByRole('button', { name: 'Promote' })).toBeEnabled();
  });
});
