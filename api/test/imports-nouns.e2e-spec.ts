import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ImportedNoun } from '@vitral/contracts/imports';
import { User } from '../src/accounts/users.entity.ts';
import { Import, ImportProgress } from '../src/imports/imports.entity.ts';
import { Redirect } from '../src/redirects/redirects.entity.ts';
import { TeamMember } from '../src/team-members/team-members.entity.ts';
import { ImportClient } from './set-up/imports.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import type { Api } from './start-api.ts';

let site: MailSite;
let api: Api;
beforeAll(async () => {
  site = await startMailSite();
  ({ api } = site);
});
afterAll(() => site.stop());
beforeEach(() => api.em().nativeDelete(Import, {}));

const importsOf = (noun: ImportedNoun) => new ImportClient(api, noun, 'admin');

describe('the template', () => {
  it.each(['testimonials', 'team-members', 'team-resources', 'users', 'zoom-meetings', 'redirects'] as const)(
    'of %s can be imported and undone in both languages',
    async (noun) => {
      for (const language of ['es', 'en']) {
        const { text } = await api
          .as('admin')
          .get(`/imports/${noun}/template`)
          .set('Accept-Language', language)
          .expect(200);
        const done = await importsOf(noun).imported(text);
        expect(done).toMatchObject({ state: 'done', added: 1, ignoredColumns: [] });
        await importsOf(noun).undo(done.id).expect(200);
      }
    },
  );
});

describe('an import of redirects', () => {
  it('refuses taken paths, loops and chains, also among the rows', async () => {
    await api.as('manager').post('/redirects').send({ from: '/uno', to: '/dos', status: 301 }).expect(201);
    const lines = [
      'from,to,status',
      'sin-barra,/x,',
      '/a,javascript:x,',
      '/b,/x,307',
      '/c,/c,',
      '/d,/e,',
      '/e,/f,',
      '/g,/uno,',
      '/h,/x,302 temporal',
      '/h,/y,',
      '/uno/,/z,',
    ];
    const { problems, goodRows } = await importsOf('redirects').checked(lines.join('\n'));
    expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'Desde', 'isRedirectSource'],
      [3, 'Hacia', 'isWebAddress'],
      [4, 'Tipo', 'isIn'],
      [5, 'Hacia', 'redirects.loop'],
      [6, 'Hacia', 'redirects.chain'],
      [7, 'Desde', 'redirects.chain'],
      [8, 'Hacia', 'redirects.chain'],
      [10, 'Desde', 'redirects.taken'],
      [11, 'Desde', 'redirects.taken'],
    ]);
    expect(goodRows).toBe(1);
  });

  it('adds nothing when a path was taken after the check', async () => {
    await api.em().nativeDelete(Redirect, {});
    const { id } = await importsOf('redirects').checked('from,to\n/p,/q\n/r,/s');
    await api.as('manager').post('/redirects').send({ from: '/p', to: '/t', status: 301 }).expect(201);
    await importsOf('redirects').start(id).expect(202);
    const ended = await importsOf('redirects').ended(id);
    expect(ended).toMatchObject({ state: 'refused', added: 0, goodRows: 1, badRows: 1 });
    expect(ended.problems).toMatchObject([{ row: 2, code: 'redirects.taken' }]);
    expect(await api.em().count(Redirect)).toBe(1);
    const { body } = await api.as('admin').get('/personal-notifications').expect(200);
    expect(body[0]).toMatchObject({ kind: 'import-failed', noun: 'imports/redirects', itemId: id });
  });
});

describe('an import of users', () => {
  it('invites users by email, and an undo keeps those who chose a password', async () => {
    const lines = [
      'Nombre,Nombre de usuario,Correo electrónico,Rol,Contraseña',
      'Eva Sol,eva.sol,eva@vitral.example,Usuario,secreta',
      'Tom Luz,tom.luz,,gestor,secreta',
    ];
    const done = await importsOf('users').imported(lines.join('\n'));
    expect(done).toMatchObject({ added: 2, ignoredColumns: ['Contraseña'] });
    const { text } = await site.mailbox.waitFor('eva@vitral.example');
    const [, token = ''] = /set-password#(\S+)/.exec(text ?? '') ?? [];
    const users = await api.em().find(User, { username: { $in: ['eva.sol', 'tom.luz'] } });
    expect(users.map(({ role, hasPassword }) => [role, hasPassword])).toEqual([
      ['user', false],
      ['manager', false],
    ]);
    await api
      .asVisitor()
      .post('/auth/password-links/redeem')
      .send({ token, password: 'un faro de papel azul' })
      .expect(204);
    const { body } = await importsOf('users').undo(done.id).expect(200);
    expect(body).toMatchObject({ removed: 1, kept: ['Eva Sol'] });
  });

  it('shows how many rows are added so far, while it waits for another transaction', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `Persona ${index},persona.${index},user`);
    const { id } = await importsOf('users').checked(['name,username,role', ...rows].join('\n'));
    const em = api.em();
    await em.begin();
    // The import waits in its third part, until it is known whether this username is taken.
    await em.execute(
      `insert into account (created_at, updated_at, version, name, username, role, is_enabled)
       select now(), now(), 1, 'Otra', 'persona.430', 'user', true`,
    );
    let running = await importsOf('users').get(id);
    try {
      await importsOf('users').start(id).expect(202);
      while (running.done < 400) running = await importsOf('users').get(id);
    } finally {
      await em.rollback();
    }
    expect(running).toMatchObject({ state: 'waiting', done: 400, goodRows: 450, added: 0 });
    expect(await importsOf('users').ended(id)).toMatchObject({ state: 'done', added: 450, done: 0 });
    expect(await api.em().count(ImportProgress)).toBe(0);
  });

  it('refuses usernames that are taken, whatever their case', async () => {
    const lines = ['name,username,role', 'Ana,ADMIN,user', 'Bea,bea,user', 'Bea,Bea,user', 'C,c,chief'];
    const { problems } = await importsOf('users').checked(lines.join('\n'));
    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'users.username-taken'],
      [4, 'users.username-taken'],
      [5, 'minLength'],
      [5, 'isIn'],
    ]);
  });
});

describe('an import of team members', () => {
  it('adds them at the end, and an undo leaves no gap', async () => {
    const before = await api.em().count(TeamMember);
    const orders = async () =>
      (await api.em().findAll(TeamMember, { orderBy: { order: 'asc' } })).map(({ order }) => order);
    const lines = ['Nombre,Idiomas,País', 'Uno,"español, fr",España', 'Dos,English,MX'];
    const { id } = await importsOf('team-members').imported(lines.join('\n'));
    const [one, two] = await api
      .em()
      .find(TeamMember, { name: { $in: ['Uno', 'Dos'] } }, { orderBy: { order: 1 } });
    expect(one).toMatchObject({ languages: ['es', 'fr'], country: 'ES', order: before });
    expect(two).toMatchObject({ languages: ['en'], country: 'MX', order: before + 1 });
    await api.as('manager').post(`/team-members/${one?.id}/move`).send({ to: 0 }).expect(200);
    await importsOf('team-members').undo(id).expect(200);
    expect(await orders()).toEqual(Array.from({ length: before }, (_, place) => place));
  });
});

describe('an import of live sessions', () => {
  it('checks the slot by its columns', async () => {
    const lines = [
      'title,category,daysOfWeek,timezone,time,endTime,zoomLink',
      'A,Salud,lunes a viernes,Europe/Madrid,9:30,,https://zoom.us/j/1',
      'B,health,funday,Mars/Base,25:00,x,ftp://x',
    ];
    const { problems, goodRows } = await importsOf('zoom-meetings').checked(lines.join('\n'));
    expect(goodRows).toBe(1);
    expect(problems.map(({ column, code }) => [column, code])).toEqual([
      ['Días de la semana', 'isArray'],
      ['Zona horaria', 'isZone'],
      ['Inicio', 'isClockTime'],
      ['Fin', 'isClockTime'],
      ['Enlace a la llamada', 'isHttpAddress'],
    ]);
  });
});
