import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkResult } from '@vitral/contracts/bulk';
import { LIMITS } from '@vitral/contracts/limits';
import type { ReviewState } from '@vitral/contracts/testimonials';
import { User } from '../src/accounts/users.entity.ts';
import { Embed } from '../src/embeds/embeds.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { fillContent } from './set-up/content-row.ts';
import { NOBODY } from './set-up/nobody.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());

const em = () => api.em();

async function change(
  path: string,
  body: object,
  { role = 'manager', query = {} }: { role?: 'manager' | 'admin' | 'user'; query?: object } = {},
): Promise<BulkResult> {
  return (await api.as(role).post(`${path}/bulk`).query(query).send(body).expect(200)).body;
}

describe('bulk changes of testimonials', () => {
  type State = ReviewState;
  let ids: Record<State, string>;
  beforeEach(async () => {
    const fork = em();
    await fork.nativeDelete(Testimonial, {});
    const states: State[] = ['pending', 'approved', 'rejected', 'withdrawn'];
    const rows = states.map((reviewState) =>
      fork.create(Testimonial, { name: reviewState, text: 'Sí.', rating: 5, reviewState, isActive: false }),
    );
    await fork.persist(rows).flush();
    ids = Object.fromEntries(rows.map(({ id, reviewState }) => [reviewState, id])) as Record<State, string>;
  });

  it('activate approved ones only, and say why the others were skipped', async () => {
    const { changed, skipped } = await change('/testimonials', {
      action: 'activate',
      ids: Object.values(ids),
    });
    expect(changed).toEqual([ids.approved]);
    expect(Object.fromEntries(skipped.map(({ name, code }) => [name, code]))).toEqual({
      pending: 'testimonials.not-approved',
      rejected: 'testimonials.not-approved',
      withdrawn: 'testimonials.withdrawn',
    });
    expect(await em().count(Testimonial, { isActive: true })).toBe(1);
  });

  it('approve and reject all but withdrawn ones, as a single review does', async () => {
    const approved = await change('/testimonials', { action: 'approve', total: 4 });
    expect(approved.changed).toHaveLength(3);
    expect(approved.skipped).toMatchObject([{ name: 'withdrawn', code: 'testimonials.withdrawn' }]);
    expect(await em().count(AuditEntry, { verb: 'published', itemId: { $in: approved.changed } })).toBe(3);

    expect((await change('/testimonials', { action: 'reject', total: 4 })).changed).toHaveLength(3);
    expect(await em().count(Testimonial, { reviewState: 'rejected', isActive: false })).toBe(3);
  });

  it('set the language, also to all languages', async () => {
    await change('/testimonials', { action: 'set-language', locale: 'fr', total: 4 });
    expect(await em().count(Testimonial, { locale: 'fr' })).toBe(4);
    await change('/testimonials', { action: 'set-language', locale: null, total: 4 });
    expect(await em().count(Testimonial, { locale: null })).toBe(4);
  });

  it('lose no parallel edit', async () => {
    const { body: row } = await api.as('manager').get(`/testimonials/${ids.approved}`).expect(200);
    const [edit, bulk] = await Promise.all([
      api
        .as('manager')
        .put(`/testimonials/${row.id}`)
        .send({ ...row, text: 'Otro texto.' }),
      change('/testimonials', { action: 'set-language', locale: 'en', ids: [row.id] }),
    ]);
    expect(bulk.changed).toEqual([row.id]);
    const after = await em().findOneOrFail(Testimonial, { id: row.id });
    expect([after.locale, after.text]).toEqual(['en', edit.status === 200 ? 'Otro texto.' : 'Sí.']);
    expect([200, 409]).toContain(edit.status);
  });

  it('go through a long list in parts', async () => {
    const fork = em();
    await fork.nativeDelete(Testimonial, {});
    const count = LIMITS.bulk * 2 + 5;
    for (let n = 0; n < count; n += 1)
      fork.create(Testimonial, { name: `N ${n}`, text: 'Sí.', rating: 5, isActive: true });
    await fork.flush();
    const sizes: number[] = [];
    let after: string | null = null;
    do {
      const body = { action: 'deactivate', total: count, ...(after && { after }) };
      // The filter no longer matches the changed items.
      const result: BulkResult = await change('/testimonials', body, { query: { isActive: 'true' } });
      sizes.push(result.changed.length);
      after = result.next;
    } while (after);
    expect(sizes).toEqual([LIMITS.bulk, LIMITS.bulk, 5]);
    expect(await em().count(Testimonial, { isActive: true })).toBe(0);
  });
});

describe('bulk changes of team members', () => {
  it('keep the order without gaps, and an undo restores it', async () => {
    const fork = em();
    await fork.nativeDelete(TeamMember, {});
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const name of names)
      await api.as('manager').post('/team-members').send({ name, title: '' }).expect(201);
    const read = async () =>
      (await em().find(TeamMember, {}, { orderBy: { order: 'asc' } })).map((row) => row);
    const rows = await read();
    const ids = rows.filter(({ name }) => 'bcdf'.includes(name)).map(({ id }) => id);

    await change('/team-members', { action: 'delete', ids });
    expect((await read()).map(({ name, order }) => [name, order])).toEqual([
      ['a', 0],
      ['e', 1],
    ]);
    await change('/team-members', { action: 'restore', ids });
    expect((await read()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
});

describe('bulk changes of embeds', () => {
  it('restore as many as the site may have', async () => {
    const fork = em();
    await fork.nativeDelete(Embed, {});
    const input = { platform: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ' };
    const add = async (title: string) =>
      (
        await api
          .as('manager')
          .post('/embeds')
          .send({ ...input, title })
          .expect(201)
      ).body.id as string;
    const ids = [await add('uno'), await add('dos')];
    await change('/embeds', { action: 'delete', ids });
    for (let n = 1; n < LIMITS.embeds; n += 1) await add(`otro ${n}`);

    const { changed, skipped } = await change('/embeds', { action: 'restore', ids });
    expect(changed).toHaveLength(1);
    expect(skipped).toMatchObject([{ code: 'embeds.too-many' }]);
    expect(await em().count(Embed, {})).toBe(LIMITS.embeds);
  });
});

describe('bulk changes of contact messages', () => {
  it('assign messages to an account that may work with them, and mark them as answered', async () => {
    const inbox = new Inbox(api);
    await inbox.clear();
    const ids = (await inbox.putAll([{}, {}])).map(({ id }) => id).toSorted();
    const refused = await change('/contact-messages', { action: 'assign', assigneeId: NOBODY, ids });
    expect(refused.skipped.map(({ code }) => code)).toEqual(ids.map(() => 'contact-messages.not-assignable'));

    const manager = await em().findOneOrFail(User, { username: 'manager' });
    expect(
      await change('/contact-messages', { action: 'assign', assigneeId: manager.id, ids }),
    ).toMatchObject({
      changed: ids,
    });
    await change('/contact-messages', { action: 'set-status', status: 'answered', ids });
    expect(await inbox.list()).toMatchObject(ids.map(() => ({ status: 'answered', assignee: manager.name })));
    expect((await inbox.entries(ids[0])).map(({ verb }) => verb)).toEqual(['updated', 'answered']);
  });
});

describe('bulk changes of share links', () => {
  it('revoke only a user’s own links', async () => {
    const [file] = await fillContent(api, {});
    const link = async (role: 'user' | 'manager') => {
      const input = { expiresAt: null, password: null };
      const { body } = await api.as(role).post(`/content/${file?.id}/share-links`).send(input).expect(201);
      return body.id as string;
    };
    const [own, other] = [await link('user'), await link('manager')];
    const body = { action: 'revoke', ids: [own, other] };
    const { changed, skipped } = await change('/share-links', body, { role: 'user' });
    expect(changed).toEqual([own]);
    expect(skipped).toMatchObject([{ id: other, name: '', code: 'share-links.not-found' }]);
    expect((await change('/share-links', body)).changed).toEqual([other]);
  });
});

// Last, since they end the sessions of the accounts of the tests.
describe('bulk changes of users', () => {
  it('change the role and end the sessions of the account', async () => {
    const { id } = await em().findOneOrFail(User, { username: 'manager' });
    await api.as('manager').get('/redirects').expect(200);
    const body = { action: 'set-role', role: 'user', ids: [id] };
    expect((await change('/admin/users', body, { role: 'admin' })).changed).toEqual([id]);
    await api.as('manager').get('/redirects').expect(401);
  });

  it('never take away the last admin', async () => {
    const input = { name: 'Otra', username: 'otra', role: 'admin' };
    const { body } = await api.as('admin').post('/admin/users').send(input).expect(201);
    await em().execute(
      `update account set password_hash = (select password_hash from account where username = 'admin') where id = ?`,
      [body.user.id],
    );
    const { id } = await em().findOneOrFail(User, { username: 'admin' });
    const ids = [id, body.user.id].toSorted();
    const { changed, skipped } = await change('/admin/users', { action: 'disable', ids }, { role: 'admin' });
    expect(changed).toEqual([ids[0]]);
    expect(skipped).toMatchObject([{ id: ids[1], code: 'users.last-admin' }]);
    expect(await em().count(User, { role: 'admin', isEnabled: true, hasPassword: true })).toBe(1);
  });
});
