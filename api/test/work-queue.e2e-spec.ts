import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import type { WorkKind } from '@vitral/contracts/work-queue';
import { User } from '../src/accounts/users.entity.ts';
import { Content } from '../src/content/content.entity.ts';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import type { ShareLink } from '../src/share-links/share-links.entity.ts';
import { ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { addBackup, deleteBackups } from './set-up/backups.ts';
import { addRelease, addSet, pointChannel } from './set-up/candidate.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { contentRow } from './set-up/content-row.ts';
import { addLink } from './set-up/shared-content.ts';
import { addMeeting } from './set-up/meetings.ts';
import { findWork, readQueue, titlesOf } from './set-up/work-queue.ts';
import { type Api, startApi } from './start-api.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let api: Api;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
  inbox = new Inbox(api);
});
afterAll(() => api.stop());

const em = () => api.em();
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

const queueOf = (role: Role) => readQueue(api, role);
const entryOf = (kind: WorkKind, role?: Role) => findWork(api, kind, role);

describe('work queue', () => {
  it('refuses visitors', async () => {
    await api.asVisitor().get('/work-queue').expect(401);
  });

  it('separates overdue messages from due ones, and both from answered ones', async () => {
    await inbox.clear();
    const late = await inbox.put({ name: 'Eva', createdAt: ago(25 * HOUR_MS) });
    await inbox.put({ name: 'Sol', createdAt: ago(30 * HOUR_MS) });
    const due = await inbox.put({ name: 'Leo', createdAt: ago(HOUR_MS) });
    await inbox.put({ name: 'Mar', status: 'answered' });

    expect(await entryOf('contact-messages-overdue', 'manager')).toEqual({
      kind: 'contact-messages-overdue',
      severity: 'overdue',
      count: 2,
      items: [
        expect.objectContaining({ title: 'Sol' }),
        {
          title: 'Eva',
          at: new Date(late.createdAt.getTime() + DAY_MS).toISOString(),
          path: `/admin/messages/${late.id}`,
        },
      ],
      page: '/admin/messages',
      action: '/admin/messages?due=overdue',
    });
    expect(titlesOf(await entryOf('contact-messages-due', 'manager'))).toEqual(['Leo']);

    await inbox.update(due.id, { status: 'answered', version: due.version }).expect(200);
    expect(await entryOf('contact-messages-due', 'manager')).toBeUndefined();
  });

  it('names the three most urgent items of many', async () => {
    await inbox.clear();
    await inbox.putAll(
      [5, 1, 4, 2, 3].map((hours) => ({ name: `${hours} h`, createdAt: ago(hours * HOUR_MS) })),
    );
    const entry = await entryOf('contact-messages-due');
    expect(entry?.count).toBe(5);
    expect(titlesOf(entry)).toEqual(['5 h', '4 h', '3 h']);
  });

  it('lists overdue work first, then due work', async () => {
    await inbox.clear();
    await inbox.put({ createdAt: ago(HOUR_MS) });
    await inbox.put({ createdAt: ago(25 * HOUR_MS) });
    const severities = (await queueOf('admin')).map(({ severity }) => severity);
    expect(severities).toContain('information');
    expect(severities).toEqual([
      ...severities.filter((one) => one === 'overdue'),
      ...severities.filter((one) => one === 'due'),
      ...severities.filter((one) => one === 'information'),
    ]);
  });

  it('shows each role the work that it may do', async () => {
    await deleteBackups(api);
    await inbox.clear();
    await inbox.put();
    const kindsOf = async (role: Role) => (await queueOf(role)).map(({ kind }) => kind);
    expect(await kindsOf('user')).toEqual(['zoom-meetings-next']);
    const manager = await kindsOf('manager');
    expect(manager).toContain('contact-messages-due');
    expect(manager).not.toContain('backups-late');
    expect(await kindsOf('admin')).toEqual(expect.arrayContaining([...manager, 'backups-late']));
  });

  it('links the next live session only for those who may open it', async () => {
    await em().nativeUpdate(ZoomMeeting, {}, { isActive: false });
    expect(await entryOf('zoom-meetings-next')).toBeUndefined();

    const meeting = await addMeeting(api);
    const [next] = meeting.dates;
    const item = { title: meeting.title, at: next?.start };
    expect(await entryOf('zoom-meetings-next')).toMatchObject({
      items: [{ ...item, path: `/admin/zoom/${meeting.id}` }],
      action: '/admin/zoom',
    });
    expect(await entryOf('zoom-meetings-next', 'user')).toMatchObject({
      items: [{ ...item, path: null }],
      action: null,
    });
  });
});

describe('work of a noun', () => {
  beforeEach(() => deleteBackups(api));

  it('is a backup that is missing or older than a day', async () => {
    expect(await entryOf('backups-late')).toMatchObject({ severity: 'overdue', count: 1, items: [] });

    const old = await addBackup(api, { createdAt: ago(DAY_MS + HOUR_MS) });
    expect(titlesOf(await entryOf('backups-late'))).toEqual([old.filename]);
    await addBackup(api, { state: 'failed' });
    expect(await entryOf('backups-late')).toBeDefined();

    await addBackup(api);
    expect(await entryOf('backups-late')).toBeUndefined();
  });

  it('is an account that awaits approval', async () => {
    const inner = em();
    const account = inner.create(User, {
      ...{ name: 'Olga Vidal', username: 'olga', role: 'user', email: null },
      ...{ isEnabled: false, awaitsApproval: true },
    });
    await inner.flush();
    expect(await entryOf('accounts-awaiting')).toMatchObject({
      count: 1,
      items: [{ title: 'Olga Vidal', path: `/admin/users/${account.id}` }],
      action: '/admin/users?state=awaiting-approval',
    });
    await api.as('admin').delete(`/admin/users/${account.id}`).expect(204);
    expect(await entryOf('accounts-awaiting')).toBeUndefined();
  });

  it('is a delivery that failed and can be sent again', async () => {
    const inner = em();
    const row = { channel: 'mail', template: 'invitation', state: 'failed', finishedAt: new Date() } as const;
    inner.create(Delivery, { ...row, recipient: 'ana@example.org', sealed: 'sealed' });
    inner.create(Delivery, { ...row, recipient: 'erased@example.org' });
    await inner.flush();
    expect(titlesOf(await entryOf('deliveries-failed'))).toEqual(['ana@example.org']);
  });

  it('is a feed source in use whose last synchronization failed', async () => {
    const inner = em();
    const row = { platform: 'linkedin', kind: 'feed', lastProblem: 'unreachable' } as const;
    const add = (title: string, more: object) =>
      inner.create(FeedSource, { ...row, title, url: `https://${title}.example`, isActive: true, ...more });
    add('failing', {});
    add('off', { isActive: false });
    add('working', { lastProblem: null });
    await inner.flush();
    expect(titlesOf(await entryOf('feed-sources-failing', 'manager'))).toEqual(['failing']);
  });

  it('is a valid share link of the next seven days', async () => {
    const inner = em();
    const add = (title: string, days: number, more: Partial<ShareLink> = {}, item: Partial<Content> = {}) => {
      const id = randomUUID();
      inner.create(Content, { id, ...contentRow({ title, ...item }) });
      return addLink(inner, [id], { expiresAt: new Date(Date.now() + days * DAY_MS), ...more });
    };
    const soon = add('soon', 6.9);
    add('later', 7.1);
    add('over', -1);
    add('revoked', 1, { revokedAt: new Date() });
    add('hidden', 1, {}, { isVisible: false });
    add('binned', 1, {}, { deletedAt: new Date() });
    await inner.flush();
    const entry = await entryOf('share-links-expiring', 'manager');
    expect(entry?.count).toBe(1);
    expect(entry?.items).toMatchObject([{ title: 'soon', path: `/admin/links/${soon}` }]);
  });

  it('is a candidate release', async () => {
    const active = await addRelease(api, 'shell');
    const release = await addRelease(api, 'mfe-people');
    const set = await addSet(api, active);
    await pointChannel(api, set);
    expect(await entryOf('candidate-release')).toBeUndefined();

    await pointChannel(api, set, { set: await addSet(api, active, release), release });
    expect(titlesOf(await entryOf('candidate-release'))).toEqual([`mfe-people ${release.version}`]);
  });

  it('is an error of the last day', async () => {
    const report = { kind: 'script', message: 'x is not a function', page: '/es' };
    await api.asVisitor().post('/client-errors').send(report).expect(204);
    expect(titlesOf(await entryOf('client-errors-recent'))).toEqual([report.message]);
    await em().execute(`update client_error set last_at = now() - interval '25 hours'`);
    expect(await entryOf('client-errors-recent')).toBeUndefined();
  });
});
