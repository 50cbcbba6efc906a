import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactMessage as ContactMessageResponse } from '@vitral/contracts/contact-messages';
import { ContactMessage } from '../src/contact-messages/contact-messages.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { Inbox } from './set-up/contact-messages.ts';
import { exportedLines } from './set-up/exported-lines.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let api: Api;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = new Inbox(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await inbox.clear();
  await database().nativeDelete(AuditEntry, {});
});

const database = () => api.em();
const lines = exportedLines(() => api, { path: '/contact-messages/export' });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('export of contact messages', () => {
  it('is a CSV file in the language of the requester, and is recorded in the audit log', async () => {
    await inbox.put({ phone: '555 0100', message: 'Uno,\n"dos"', createdAt: new Date(0) });
    const [heading, ...rows] = await lines({}, 'es');
    expect(heading).toBe(
      '\uFEFFRecibido,Tipo,Estado,Atrasado,Nombre,Correo electrónico,Teléfono,Asunto,Mensaje,Idioma,' +
        'País,Cómo nos conoció,Quién le invitó,Material compartido,Responsable,Leído,Respondido,Respondido por,Notas,Identificador',
    );
    expect(rows.join('\r\n')).toMatch(
      /^1970-01-01T00:00:00\.000Z,Mensaje,Nuevo,Sí,Ana Ruiz,ana@example\.org,555 0100,Oportunidad de negocio,"Uno,\n""dos""",Español,,,,,,,,,0,[\w-]+\r\n$/,
    );
    expect((await lines())[0]).toMatch(/^\uFEFFReceived,Kind,Status,/);
    expect(await inbox.entries()).toMatchObject([
      { verb: 'exported', itemId: null, actorName: 'Mateo Rivas' },
      { verb: 'exported', actorName: 'Mateo Rivas' },
    ]);
  });

  it('contains what a request to join says, under the filter of the list', async () => {
    const manager = await database().findOneOrFail(User, { username: 'manager' });
    await inbox.putAll([
      {},
      {
        ...{ kind: 'join', subject: null, message: '', country: 'CA', source: 'event', invitedBy: 'Eva' },
        assigneeId: manager.id,
      },
    ]);
    const rows = (await lines({ assignee: 'me', kind: 'join' })).slice(1, -1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(
      ',Request to join,New,No,Ana Ruiz,ana@example.org,,,,Español,Canada,At an event,Eva,,Mateo Rivas,',
    );
  });

  it('escapes visitor text that a spreadsheet would read as a formula', async () => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'];
    await inbox.putAll(formulas.map((text) => ({ name: text, email: text, phone: text, message: text })));
    const rows = (await lines()).join('\n');
    expect(rows).not.toMatch(/(^|,|\n)"?[=＝+@\t\r-]/);
    for (const text of formulas) expect(rows).toContain(`'${text}`);
  });

  it('contains the same rows as the list under the same filters, each exactly once', async () => {
    await inbox.putAll(
      Array.from({ length: 1203 }, (_, index) => ({
        name: `Name ${index % 7}`,
        createdAt: daysAgo(index % 11),
        status: (['new', 'read', 'answered'] as const)[index % 3],
      })),
    );
    for (const query of [
      { sort: '-createdAt' },
      { sort: 'name' },
      { sort: '-name', due: 'overdue', q: 'name 3' },
      { sort: 'createdAt', status: 'answered', subject: 'business' },
    ]) {
      const ids = (await lines(query)).slice(1, -1).map((row) => row.split(',').at(-1));
      expect(new Set(ids).size).toBe(ids.length);
      const { body, headers } = await inbox.read(query).expect(200);
      expect(headers['x-total-count']).toBe(String(ids.length));
      expect(ids.slice(0, 100)).toEqual(body.map(({ id }: ContactMessageResponse) => id));
    }
    for (const query of [{ limit: 5 }, { due: 'all' }, { sort: 'email' }]) {
      await api.as('manager').get('/contact-messages/export').query(query).expect(400);
    }
  });

  it('deletes messages past their retention in batches, and records how many', async () => {
    const deleteExpired = () => api.application.get(RetentionService).deleteExpired('contact-retention');
    await inbox.putAll(Array.from({ length: 1100 }, () => ({ createdAt: daysAgo(90.1) })));
    await inbox.put({ name: 'Kept', createdAt: daysAgo(89.9) });

    await putSettings(api, { contactRetentionDays: null });
    await deleteExpired();
    expect(await database().count(ContactMessage, {})).toBe(1101);

    await putSettings(api, { contactRetentionDays: 90 });
    await Promise.all([deleteExpired(), deleteExpired()]);
    expect(await database().find(ContactMessage, {})).toMatchObject([{ name: 'Kept' }]);

    const written = await inbox.entries();
    expect(written.every(({ verb, actorName }) => verb === 'deleted' && actorName === null)).toBe(true);
    const counts = written.map(({ changes }) => Number(changes?.before['messages']));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1100);
    expect(written.map(({ itemName }) => itemName)).toEqual(counts.map((count) => `× ${count}`));
    await deleteExpired();
    expect(await inbox.entries()).toHaveLength(written.length);
  });
});
