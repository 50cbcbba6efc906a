import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { USER_SORTS } from '../src/accounts/users/users.dto.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { exportedLines } from './set-up/exported-lines.ts';
import { type Api, startApi } from './start-api.ts';

const MANY = 1203;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();

const lines = exportedLines(() => api, { path: '/admin/users/export', role: 'admin' });

describe('export of users', () => {
  it('is a spreadsheet file of what an admin sees, in the language of the admin', async () => {
    await addAccount(api, {
      username: 'ana',
      name: 'Ana, "la nueva"',
      email: 'ana@example.org',
      role: 'manager',
      passwordHash: null,
      createdAt: new Date(0),
    });
    const { headers, text } = await api
      .as('admin')
      .get('/admin/users/export')
      .set('Accept-Language', 'es')
      .query({ q: 'ana@' })
      .expect(200);
    const today = new Date().toISOString().slice(0, 10);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=usuarios-${today}.csv`,
      'cache-control': 'no-store',
    });
    expect(text).toBe(
      '\uFEFFNombre,Nombre de usuario,Correo electrónico,Rol,Estado de la cuenta,Actividad,Último acceso,Creado\r\n' +
        '"Ana, ""la nueva""",ana,ana@example.org,Gestor,Invitado,Inactivo,,1970-01-01T00:00:00.000Z\r\n',
    );
    expect((await lines())[0]).toBe('\uFEFFName,Username,Email,Role,Account,Status,Last login,Created');
  });

  it('prefers the language chosen in the browser over the Accept-Language header', async () => {
    const { text } = await api
      .as('admin')
      .get('/admin/users/export')
      .set('Cookie', 'language=es')
      .set('Accept-Language', 'en')
      .expect(200);
    expect(text).toMatch(/^\uFEFFNombre,/);
  });

  it('escapes cells that a spreadsheet would read as a formula', async () => {
    await addAccount(api, {
      username: '-1',
      name: '=HYPERLINK("http://elsewhere.example")',
      email: '+1@example.org',
    });
    const [, row] = await lines({ q: 'hyperlink' });
    expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/elsewhere\.example""\)",'-1,'\+1@example\.org,User,/);
  });

  it('has the same rows as the list with the same filters, without pages', async () => {
    const shown = async (query: object) => (await lines(query)).slice(1, -1).map((row) => row.split(',')[0]);
    expect(await shown({ role: 'admin' })).toEqual(['Adriana Salazar']);
    expect(await shown({ state: 'enabled', role: 'manager' })).toEqual(['Mateo Rivas']);
    for (const query of [{ limit: 5 }, { sort: 'email' }, { state: 'all' }]) {
      await api.as('admin').get('/admin/users/export').query(query).expect(400);
    }
  });

  it('is audited once, without its content', async () => {
    await lines({ q: 'ana@' });
    const { body } = await api.as('admin').get('/audit').query({ limit: 1 }).expect(200);
    expect(body[0]).toMatchObject({
      verb: 'exported',
      noun: 'users',
      itemId: null,
      itemName: null,
      actorName: 'Adriana Salazar',
    });
  });

  it('has each of many accounts once, in every sort order', async () => {
    const database = em();
    for (let index = 0; index < MANY; index += 1) {
      database.create(User, {
        name: `Person ${index % 7}`,
        username: `person-${index}`,
        role: 'user',
        isEnabled: true,
        createdAt: new Date(index % 11),
        lastLogin: index % 2 ? new Date(index % 5) : null,
      });
    }
    await database.flush();
    for (const sort of USER_SORTS) {
      const usernames = (await lines({ sort, q: 'person-' })).slice(1, -1).map((row) => row.split(',')[1]);
      expect(new Set(usernames).size).toBe(MANY);
      const { body } = await api.as('admin').get('/admin/users').query({ sort, q: 'person-', offset: 1150 });
      expect(usernames.slice(1150)).toEqual(body.map(({ username }: User) => username));
    }
  });
});
