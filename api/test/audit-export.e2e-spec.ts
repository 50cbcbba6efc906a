import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { exportedLines } from './set-up/exported-lines.ts';
import { putSettings } from './set-up/put-settings.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await database().nativeDelete(AuditEntry, {});
});

const database = () => api.em();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function put(...entries: Partial<AuditEntry>[]): Promise<void> {
  const em = database();
  for (const entry of entries) em.create(AuditEntry, { verb: 'updated', noun: 'embeds', ...entry });
  await em.flush();
}

const lines = exportedLines(() => api, { path: '/audit/export', role: 'admin' });

describe('export of the audit log', () => {
  it('is a CSV file in the language of the requester, and is itself recorded in the audit log', async () => {
    await put({
      itemName: '=HYPERLINK("x")',
      changes: { before: { tags: ['x', 'y'], title: 'a "b"' }, after: { title: '-1' } },
      createdAt: new Date(0),
    });
    const [heading, row] = await lines({ noun: 'embeds' }, 'es');
    expect(heading).toBe(
      '\uFEFFCuándo,Quién,Acción,Tipo,Elemento,Antes,Después,Identificador del elemento,' +
        'Identificador de la persona,Petición,Identificador',
    );
    expect(row).toMatch(
      /^1970-01-01T00:00:00\.000Z,,Modificó,Contenido incrustado,"'=HYPERLINK\(""x""\)","\{""tags"":\[""x"",""y""\],""title"":""a \\""b\\""""\}","\{""title"":""-1""\}",,,,[\w-]+$/,
    );
    expect((await lines({ noun: 'embeds' }))[0]).toMatch(/^\uFEFFWhen,Who,/);
    expect(await database().find(AuditEntry, { noun: 'audit' })).toMatchObject([
      { verb: 'exported', actorName: 'Adriana Salazar' },
      { verb: 'exported', actorName: 'Adriana Salazar' },
    ]);
  });

  it('contains the same entries as the list under the same filters, each exactly once', async () => {
    await put(
      ...Array.from({ length: 1203 }, (_, index) => ({
        itemName: `Name ${index % 7}`,
        createdAt: daysAgo(index % 11),
        verb: (['created', 'updated', 'deleted'] as const)[index % 3],
      })),
    );
    for (const query of [
      { noun: 'embeds' },
      { noun: 'embeds', q: 'name 3', verb: 'deleted' },
      { noun: 'embeds', from: daysAgo(7.5).toISOString(), to: daysAgo(2.5).toISOString() },
    ]) {
      const ids = (await lines(query)).slice(1, -1).map((row) => row.split(',').at(-1));
      expect(new Set(ids).size).toBe(ids.length);
      const { body, headers } = await api.as('admin').get('/audit').query(query).expect(200);
      expect(headers['x-total-count']).toBe(String(ids.length));
      expect(ids.slice(0, 100)).toEqual(body.map(({ id }: { id: string }) => id));
    }
    await api.as('admin').get('/audit/export').query({ limit: 5 }).expect(400);
  });

  it('deletes entries past their retention in batches, and records how many', async () => {
    const deleteExpired = () => api.application.get(RetentionService).deleteExpired('audit-retention');
    await database().execute(
      `insert into audit_entry (verb, noun, created_at) select 'updated', 'embeds', ? from generate_series(1, 5100)`,
      [daysAgo(90.1)],
    );
    await put({ itemName: 'Kept', createdAt: daysAgo(89.9) });

    await putSettings(api, { auditRetentionDays: null });
    await deleteExpired();
    expect(await database().count(AuditEntry, { noun: 'embeds' })).toBe(5101);

    await putSettings(api, { auditRetentionDays: 90 });
    await Promise.all([deleteExpired(), deleteExpired()]);
    expect(await database().find(AuditEntry, { noun: 'embeds' })).toMatchObject([{ itemName: 'Kept' }]);

    const written = await database().find(AuditEntry, { noun: 'audit' });
    expect(written.every(({ verb, actorName }) => verb === 'deleted' && !actorName)).toBe(true);
    const counts = written.map(({ changes }) => Number(changes?.before['entries']));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5100);
    await deleteExpired();
    expect(await database().count(AuditEntry, { noun: 'audit' })).toBe(written.length);
  });
});
