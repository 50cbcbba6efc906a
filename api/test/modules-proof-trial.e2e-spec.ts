import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import type { SlotContribution } from '@vitral/contracts/slots';
import type { ModuleSummary, ReleaseDetail, ReleaseDifference } from '@vitral/contracts/releases';
import { TrialRunner } from '../src/modules/proof/trial/trial-runner.ts';
import { WorkspaceBuilds } from '../src/modules/publication/workspace-builds.ts';
import { packRelease } from './set-up/pack-release.ts';
import { sendRelease } from './set-up/publishing.ts';
import { type Change, changeBuild, copyBuilds } from './set-up/real-builds.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let last = 0;

beforeAll(async () => {
  api = await startApi();
  const workspace = await copyBuilds('shell', 'mfe-people', 'mfe-public');
  await api.application.get(WorkspaceBuilds).publish(workspace);
});
afterAll(() => api.stop());

/** Publishes a real build with these changes. */
const publish = (name: ReleaseName, ...changes: Change[]) => publishWith(name, {}, ...changes);

async function publishWith(
  name: ReleaseName,
  more: Partial<BuiltDescriptor>,
  ...changes: Change[]
): Promise<ReleaseDetail> {
  const workspace = await copyBuilds(name);
  await changeBuild(workspace, name, `9.0.${++last}`, changes, more);
  const { status, body } = await sendRelease(api.as('admin'), name, await packRelease(workspace, name));
  expect([status, body]).toMatchObject([201, { name }]);
  return body as ReleaseDetail;
}

const problemsOf = async ({ id }: ReleaseDetail) =>
  (await api.as('admin').get(`/modules/releases/${id}/problems`).expect(200)).body as ReleaseProblem[];
const activate = ({ id }: ReleaseDetail) => api.as('admin').post(`/modules/releases/${id}/activate`).send({});
const detail = (text: string) => expect.stringContaining(text) as unknown;
/** Compresses badly, so that a script that holds it weighs more. */
const LONGER = 'Every wry jackdaw, 9471 of them, vexed bold quiz fops: ';
const NOT_DRAWN = "Promise.resolve({Component(){throw new TypeError('not drawn')}})";
const failed = (page: string, text: string) => ({
  code: 'page-failed',
  params: { module: 'mfe-people', page, detail: detail(text) },
});
const throwing = (error: string) => (text: string) => `throw new RangeError('${error}\\nand more');${text}`;

describe('trial of a release', () => {
  it('lets a changed release become active, once, and reports its changes', async () => {
    const release = await publish(
      'mfe-people',
      {
        holding: '"testimonials.title":"',
        to: (text) => text.replace('"testimonials.title":"', `$&${LONGER}`),
      },
      {
        holding: '"testimonials.title": "',
        to: (text) => text.replace('"testimonials.title": "', `$&${LONGER}`),
      },
    );
    expect(await problemsOf(release)).toEqual([]);
    const { body } = await api.as('admin').get('/modules').expect(200);
    const { active } = (body as ModuleSummary[]).find(({ name }) => name === 'mfe-people') ?? {};
    await activate(release).expect(200);

    const path = `/modules/releases/${release.id}/difference?from=${active?.id}`;
    const difference = (await api.as('admin').get(path).expect(200)).body as ReleaseDifference;
    expect(difference).toMatchObject({
      from: { id: active?.id, isActive: false },
      to: { id: release.id, isActive: true },
      ...{ pages: [], publicPages: [], shared: [], textsTotal: 1 },
      texts: [{ language: 'en', key: 'testimonials.title', after: expect.stringMatching(/^Every /) }],
    });
    const { scripts, styles } = difference.weight;
    expect(scripts.after).toBeGreaterThan(scripts.before ?? Infinity);
    expect(styles.after).toBe(styles.before);
    // The script with one of its two compressed forms, the texts and the descriptor.
    expect(difference.files).toMatchObject({ added: 4, removed: 5 });
  });

  it('names the pages that fail to render, and their errors', async () => {
    const release = await publish(
      'mfe-people',
      { holding: 'pages:{', to: (text) => text.replace('testimonials:{load:()=>', `$&${NOT_DRAWN}||`) },
      { holding: '("team-members.title")', to: () => null },
      { holding: '("contact-messages.title")', to: throwing('not evaluated') },
    );
    const problems = [
      failed('/admin/testimonials', 'TypeError: not drawn'),
      failed('/admin/team', 'is in no release of the set'),
      failed('/admin/messages', 'RangeError: not evaluated'),
    ];
    expect(await problemsOf(release)).toEqual(problems);
    const { body } = await activate(release).expect(422);
    expect(body).toMatchObject({ code: 'modules.refused', params: { reasons: problems } });
  });

  it('names the components in slots that the release does not contain', async () => {
    const slots: SlotContribution[] = [
      {
        ...{ slot: 'dashboard-card', name: 'newest', permission: 'testimonials.write' },
        title: { es: 'Lo nuevo', en: 'Newest' },
      },
    ];
    expect(await problemsOf(await publishWith('mfe-people', { slots }))).toEqual([
      {
        code: 'slot-failed',
        params: {
          module: 'mfe-people',
          name: 'newest',
          detail: detail('remote.tsx has no page slot:newest'),
        },
      },
    ]);
  });

  it('isolates code that could harm the server', async () => {
    const attempts = [
      `globalThis.process.getBuiltinModule('fs')`,
      `process.binding('tcp_wrap')`,
      `process.kill(process.ppid, 'SIGKILL')`,
      `fetch('${api.url}')`,
      `new WebSocket('${api.url}')`,
    ].map(
      (attempt) =>
        `try { Headers.constructor("${attempt}")(); said.push('done') } catch (error) { said.push(error.name) }`,
    );
    const script = `const said = []; ${attempts.join(';')};
    said.push(Headers.constructor('return Object.keys(process.env).join() + String(process.send)')());
    throw new Error(said.join())`;
    const refused = ['TypeError', 'TypeError', 'TypeError', 'ReferenceError', 'ReferenceError', 'undefined'];
    expect(
      await problemsOf(await publish('mfe-people', { holding: 'vitralScripts', to: () => script })),
    ).toEqual([
      { code: 'load-failed', params: { module: 'mfe-people', detail: `Error: ${refused.join()}` } },
    ]);
  });

  it('reports how a trial without a report ended', async () => {
    const script = 'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));';
    expect(
      await problemsOf(await publish('mfe-people', { holding: 'vitralScripts', to: () => script })),
    ).toEqual([
      { code: 'load-failed', params: { module: 'mfe-people', detail: detail('its process was ended by ') } },
    ]);
  });

  it('limits the duration of a trial', async () => {
    const runner = api.application.get(TrialRunner);
    const { limitMs } = runner;
    runner.limitMs = 3000;
    const release = await publish('mfe-people', { holding: 'vitralScripts', to: () => 'for (;;) {}' });
    expect(await problemsOf(release)).toEqual([{ code: 'trial-timeout', params: { module: 'mfe-people' } }]);
    runner.limitMs = limitMs;
  });

  it('renders the public site in every language and wakes the islands of a page in a browser', async () => {
    expect(
      await problemsOf(
        await publish('mfe-public', { holding: 'module.exports =', to: (text) => `${text}\n` }),
      ),
    ).toEqual([]);
    const undrawn = await publish('mfe-public', {
      holding: 'module.exports =',
      to: (text) => `${text};{ const { render } = module.exports; module.exports = { render: (request) => {
      if (request.page === 'contact' && request.language === 'fr') throw new Error('no French');
      return render(request); } }; }`,
    });
    expect(await problemsOf(undrawn)).toEqual([
      { code: 'render-failed', params: { page: 'contact', language: 'fr', detail: 'Error: no French' } },
    ]);
    const untaken = await publish('mfe-public', { holding: 'vitralScripts', to: throwing('not taken over') });
    expect(await problemsOf(untaken)).toEqual([
      { code: 'load-failed', params: { module: 'mfe-public', detail: 'RangeError: not taken over' } },
    ]);
  });

  it('loads the islands that are not in the opened page, too, and names those that fail', async () => {
    const broken = await publish('mfe-public', { chunk: 'calendar', to: throwing('no dates') });
    expect(await problemsOf(broken)).toEqual([
      {
        code: 'load-failed',
        params: { module: 'mfe-public', detail: 'island calendar: RangeError: no dates' },
      },
    ]);
  });

  it('opens every module with a new shell', async () => {
    const shell = await publish('shell', { holding: 'vitralScripts', to: throwing('no shell') });
    const problems = await problemsOf(shell);
    expect(problems).toHaveLength(2);
    for (const module of ['mfe-people', 'mfe-public']) {
      expect(problems).toContainEqual({
        code: 'load-failed',
        params: { module, detail: 'RangeError: no shell' },
      });
    }
  });

  it('lets only the team of a module start its trial', async () => {
    const release = await publish('mfe-people');
    await api.as('manager').get(`/modules/releases/${release.id}/problems`).expect(403);
    await api.asVisitor().get(`/modules/releases/${release.id}/problems`).expect(401);
  });
});
