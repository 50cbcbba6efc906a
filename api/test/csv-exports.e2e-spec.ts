import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { fill } from './queries/fill.ts';
import { exportedLines } from './set-up/exported-lines.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let meeting: string;
beforeAll(async () => {
  api = await startApi({ JOBS: 'false' });
  await fill(api, 2);
  const { body } = await api.as('admin').get('/zoom-meetings').expect(200);
  meeting = body[0].id;
});
afterAll(() => api.stop());

interface Exported {
  noun: string;
  path: string;
  role: 'manager' | 'admin';
  /** The role that may not export the list. */
  refused?: 'user' | 'manager';
  /** The first headings in both languages. */
  es: string;
  en: string;
}

const EXPORTS: Exported[] = [
  { noun: 'testimonials', path: '/testimonials', role: 'manager', es: 'Nombre,Cargo', en: 'Name,Position' },
  {
    noun: 'team-members',
    path: '/team-members',
    role: 'manager',
    es: 'Nombre,Cargo,Cargo (inglés)',
    en: 'Name,Title,Title (English)',
  },
  {
    noun: 'team-resources',
    path: '/team-resources',
    role: 'manager',
    es: 'Título,Descripción,Tipo',
    en: 'Title,Description,Type',
  },
  { noun: 'embeds', path: '/embeds', role: 'manager', es: 'Título,Plataforma', en: 'Title,Platform' },
  {
    noun: 'social-feeds',
    path: '/social-feeds',
    role: 'manager',
    es: 'Título,Plataforma',
    en: 'Title,Platform',
  },
  {
    noun: 'feed-sources',
    path: '/feed-sources',
    role: 'manager',
    es: 'Título,Plataforma',
    en: 'Title,Platform',
  },
  { noun: 'redirects', path: '/redirects', role: 'manager', es: 'from,to', en: 'from,to' },
  { noun: 'content', path: '/content', role: 'manager', es: 'Título,', en: 'Title,' },
  {
    noun: 'site-pages',
    path: '/site-pages/editor',
    role: 'manager',
    es: 'Título,Dirección',
    en: 'Title,Address',
  },
  { noun: 'contact-messages', path: '/contact-messages', role: 'manager', es: 'Recibido,', en: 'Received,' },
  { noun: 'share-links', path: '/share-links', role: 'manager', es: 'Título,', en: 'Title,' },
  {
    noun: 'zoom-meetings',
    path: '/zoom-meetings',
    role: 'admin',
    refused: 'manager',
    es: 'Título,',
    en: 'Title,',
  },
  { noun: 'users', path: '/admin/users', role: 'admin', refused: 'manager', es: 'Nombre,', en: 'Name,' },
  { noun: 'audit', path: '/audit', role: 'admin', refused: 'manager', es: 'Cuándo,', en: 'When,' },
  {
    noun: 'deliveries',
    path: '/deliveries',
    role: 'admin',
    refused: 'manager',
    es: 'Creado,',
    en: 'Created,',
  },
  {
    noun: 'client-errors',
    path: '/client-errors',
    role: 'admin',
    refused: 'manager',
    es: 'Última vez,',
    en: 'Last seen,',
  },
];

describe.each(EXPORTS)('export of $noun', ({ noun, path, role, refused = 'user', es, en }) => {
  const lines = exportedLines(() => api, { path: `${path}/export`, role });
  const read = async (language: string) => {
    const [headings = '', ...rest] = await lines({}, language);
    const rows: unknown[] = parse(rest.join('\r\n'));
    return { headings, rows };
  };

  it('holds every row below headings in the language of the reader', async () => {
    const { headings, rows } = await read('es');
    expect(headings.startsWith(`\uFEFF${es}`)).toBe(true);
    expect((await read('en')).headings.startsWith(`\uFEFF${en}`)).toBe(true);
    const { body, headers } = await api.as(role).get(path).expect(200);
    expect(body.length).toBeGreaterThan(0);
    // The second export of the audit log added an entry.
    const total = Number(headers['x-total-count'] ?? body.length) - (noun === 'audit' ? 1 : 0);
    expect(rows).toHaveLength(total);
  });

  it('is recorded in the audit log', async () => {
    const before = await api.em().count(AuditEntry, { noun: noun as 'users', verb: 'exported' });
    await lines();
    expect(await api.em().count(AuditEntry, { noun: noun as 'users', verb: 'exported' })).toBe(before + 1);
  });

  it('is refused to those who may not read the whole list', async () => {
    await api.asVisitor().get(`${path}/export`).expect(401);
    if (noun !== 'share-links') await api.as(refused).get(`${path}/export`).expect(403);
    await api.as(role).get(`${path}/export`).query({ limit: 5 }).expect(400);
  });
});

const SELECTED = EXPORTS.filter(({ noun }) => noun !== 'audit');

describe.each(SELECTED)('export of some $noun', ({ path, role }) => {
  it('holds the selected rows alone', async () => {
    const { body } = await api.as(role).get(path).expect(200);
    const { id } = body[0];
    const rows = await exportedLines(() => api, { path: `${path}/export`, role })({ ids: id });
    expect(rows.slice(1, -1)).toHaveLength(1);
    await api.as(role).get(`${path}/export`).query({ ids: 'x' }).expect(400);
  });
});

describe('values of an export', () => {
  const rowsOf = async (
    path: string,
    query: object,
    language: string,
    role: 'manager' | 'admin' = 'manager',
  ) => (await exportedLines(() => api, { path, role })(query, language)).slice(1, -1).join('\n');

  it('are words in the language of the reader, also in lists, under the filter of the list', async () => {
    const member = { name: 'Prueba CSV', languages: ['es', 'fr'], country: 'CA', isActive: false };
    const { body } = await api.as('manager').post('/team-members').send(member).expect(201);
    expect(await rowsOf('/team-members/export', { q: 'Prueba CSV' }, 'es')).toBe(
      `Prueba CSV,,,,,,,"español, francés",Canadá,No,,,${body.id}`,
    );
    expect(await rowsOf('/team-members/export', { q: 'Prueba CSV' }, 'en')).toContain(
      '"Spanish, French",Canada,No',
    );
  });

  it('hold days and times of a live session', async () => {
    const row = await rowsOf('/zoom-meetings/export', { ids: meeting }, 'es', 'admin');
    expect(row).toMatch(/Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo/);
    expect(row).toMatch(/\d\d:\d\d/);
  });
});
