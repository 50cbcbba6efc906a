import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashRecoveryCode } from '../src/accounts/auth/second-factor/second-factor-codes.ts';
import { RecoveryCode, User } from '../src/accounts/users.entity.ts';
import { ContactMessage, ContactNote } from '../src/contact-messages/contact-messages.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { DeletedItem } from '../src/platform/trash/deleted-item.entity.ts';
import { Trash } from '../src/platform/trash/trash.ts';
import { SecurityEvent } from '../src/platform/security-events/security-event.entity.ts';
import { SavedView } from '../src/saved-views/saved-views.entity.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();
const admin = () => api.as('admin');

let count = 0;
let person: User;
beforeEach(async () => {
  count += 1;
  const username = `rosa-${count}`;
  const details = { username, name: 'Rosa Vidal', email: `${username}@example.org` };
  person = await addAccount(api, { ...details, role: 'manager' });
});

const remove = () => admin().delete(`/admin/users/${person.id}`).expect(204);
const restore = () => admin().post(`/admin/users/${person.id}/restore`);
const logIn = () =>
  api.asVisitor().post('/auth/login').send({ username: person.username, password: PASSWORD });

describe('a deleted account', () => {
  it('cannot log in until it is restored, and then only with its former password', async () => {
    const browser = await api.logIn(person.username, PASSWORD);
    await admin().post(`/admin/users/${person.id}/link`).expect(201);
    await remove();
    await browser.get('/auth/user').expect(401);
    expect((await logIn().expect(401)).body.code).toBe('auth.invalid-credentials');

    await restore().expect(200);
    await browser.get('/auth/user').expect(401);
    await logIn().expect(200);
    expect(await em().execute('select from user_link where user_id = ?', [person.id])).toEqual([]);
  });

  it('returns with its second factor and its recovery codes, which no audit entry holds', async () => {
    const secret = 'sealed-key-of-rosa';
    const codeHash = await hashRecoveryCode('abcd-efgh');
    const database = em();
    await database.nativeUpdate(
      User,
      { id: person.id },
      { secondFactorSecret: secret, secondFactorAt: new Date() },
    );
    await database.persist(database.create(RecoveryCode, { user: person.id, codeHash })).flush();
    await remove();
    await restore().expect(200);

    const options = { populate: ['secondFactorSecret', 'passwordHash'] } as const;
    const row = await em().findOneOrFail(User, { id: person.id }, options);
    expect(row.secondFactorSecret).toBe(secret);
    expect(await em().count(RecoveryCode, { user: person.id, codeHash })).toBe(1);
    const entries = JSON.stringify(await em().find(AuditEntry, { itemId: person.id }));
    for (const text of [secret, codeHash, row.passwordHash ?? '']) expect(entries).not.toContain(text);
  });

  it('gets its views, notes and messages back, except those that now belong to somebody else', async () => {
    const database = em();
    const inbox = new Inbox(api);
    const mine = await inbox.put({ assigneeId: person.id });
    const passedOn = await inbox.put({ assigneeId: person.id });
    const other = await addAccount(api, { username: `otra-${count}`, role: 'manager' });
    const note = { contactMessage: mine.id, text: 'Llamar', author: person.id, authorName: person.name };
    const view = { list: 'users' as const, name: 'Mía', search: '', owner: person.id, privateTo: person.id };
    database.create(ContactNote, note);
    database.create(SavedView, view);
    await database.flush();

    await remove();
    expect(await em().count(SavedView, { name: 'Mía', owner: person.id })).toBe(0);
    await em().nativeUpdate(ContactMessage, { id: passedOn.id }, { assigneeId: other.id });
    await restore().expect(200);
    expect(await em().count(SavedView, { privateTo: person.id, owner: person.id })).toBe(1);
    expect(await em().count(ContactNote, { author: person.id })).toBe(1);
    const assignees = await em().find(ContactMessage, { id: [mine.id, passedOn.id] });
    expect(new Set(assignees.map(({ assigneeId }) => assigneeId))).toEqual(new Set([person.id, other.id]));
  });

  it('leaves its username to others, and is not restored while another account has it', async () => {
    await remove();
    const taker = await addAccount(api, { username: person.username.toUpperCase() });
    const { body } = await restore().expect(409);
    expect(body.code).toBe('users.username-taken');
    const bulk = { action: 'restore', ids: [person.id] };
    const { body: result } = await admin().post('/admin/users/bulk').send(bulk).expect(200);
    expect(result).toMatchObject({ changed: [], skipped: [{ code: 'users.username-taken' }] });

    await admin().delete(`/admin/users/${taker.id}`).expect(204);
    await restore().expect(200);
  });

  it('is restored or replaced by a new account of its username, never both', async () => {
    await remove();
    const { username, name } = person;
    const creating = admin().post('/admin/users').send({ username, name, role: 'user' });
    const [restored, created] = await Promise.all([restore(), creating]);
    expect([restored.status, created.status].filter((status) => status === 409)).toHaveLength(1);
    expect(await em().count(User, { username })).toBe(1);
  });

  it('leaves nothing personal behind once it is erased', async () => {
    const { id, username, email } = person;
    await api.logIn(username, PASSWORD);
    await remove();
    await admin().delete(`/admin/users/${id}/permanently`).expect(204);
    const about = JSON.stringify(await em().find(AuditEntry, { itemId: id, noun: 'users' }));
    for (const text of [username, email ?? '', person.name]) {
      const acts = about.replaceAll(`"actorName":"${person.name}"`, '');
      expect(acts).not.toContain(text);
    }
    expect(await em().count(DeletedItem, { itemId: id })).toBe(0);
    const events = await em().find(SecurityEvent, { accountId: id });
    expect(events.map(({ verb, accountName, networks }) => [verb, accountName, networks])).toEqual([
      ['logged-in', null, []],
    ]);
  });

  it('is erased by the server after its days in the trash', async () => {
    await remove();
    const long = new Date(Date.now() - 31 * 24 * 3_600_000);
    await em().nativeUpdate(DeletedItem, { itemId: person.id }, { createdAt: long });
    await api.application.get(Trash).eraseExpired();
    expect(await em().count(DeletedItem, { itemId: person.id })).toBe(0);
    const entries = await em().find(AuditEntry, { itemId: person.id, noun: 'users' });
    expect(entries.map(({ itemName, changes }) => [itemName, changes])).toEqual([[null, null]]);
  });
});
