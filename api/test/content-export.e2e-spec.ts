import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Content } from '../src/content/content.entity.ts';
import { CONTENT_SORTS } from '../src/content/content.dto.ts';
import { User } from '../src/accounts/users.entity.ts';
import { contentRow } from './set-up/content-row.ts';
import { exportedLines } from './set-up/exported-lines.ts';
import { type Api, startApi } from './start-api.ts';

const MANY = 1203;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();

/** Replaces all rows with these. */
async function put(...details: Parameters<typeof contentRow>[0][]): Promise<void> {
  const fork = em();
  await fork.nativeDelete(Content, {});
  for (const detail of details) fork.create(Content, contentRow(detail));
  await fork.flush();
}

const lines = exportedLines(() => api, { path: '/content/export' });

describe('export of content', () => {
  it('is a CSV file in the language of the requester', async () => {
    await put({ title: 'Guía, "nueva"', tags: ['a', 'b'], createdAt: new Date(0), fileSize: 7 });
    const { headers, text } = await api
      .as('manager')
      .get('/content/export')
      .set('Accept-Language', 'es-MX,en;q=0.5');
    const today = new Date().toISOString().slice(0, 10);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename=contenido-${today}.csv`,
      'cache-control': 'no-store',
    });
    const [heading, row, end] = text.split('\r\n');
    expect(heading).toBe(
      '\uFEFFTítulo,Descripción,Tipo,Categoría,Visibilidad,Visible,Etiquetas,Nombre del archivo,' +
        'Tamaño (bytes),Descargas,Subido por,Creado,Modificado,Se publica el,Se retira el,Identificador',
    );
    expect(row).toMatch(
      /^"Guía, ""nueva""",,pdf,Ventas,Público,Sí,"a, b",original\.pdf,7,0,,1970-01-01T00:00:00\.000Z,/,
    );
    expect(end).toBe('');
  });

  it('prefers the language of the account for its headings, and falls back to English', async () => {
    expect((await lines({}, 'en'))[0]).toMatch(/^\uFEFFTitle,/);
    expect((await lines({}, 'fr'))[0]).toMatch(/^\uFEFFTitle,/);
    expect((await lines({}, 'de'))[0]).toMatch(/^\uFEFFTítulo,/);
    await api.as('manager').put('/profile/preferences').send({ language: 'en' }).expect(200);
    expect((await lines({}, 'es'))[0]).toMatch(/^\uFEFFTitle,/);
    await em().nativeUpdate(User, { username: 'manager' }, { language: null });
  });

  it('escapes cells that a spreadsheet would read as a formula', async () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
    await put(
      ...dangerous.map((title) => ({ title, description: title, tags: [title], originalName: title })),
    );
    const rows = (await lines({ sort: 'createdAt' })).join('\n');
    expect(rows).not.toMatch(/(^|,|\n)"?[=+@\t\r-]/);
    for (const text of dangerous) expect(rows).toContain(`'${text}`);
  });

  it('names the person who uploaded the file', async () => {
    const user = await em().findOneOrFail(User, { username: 'manager' });
    await put({ title: 'Mine', uploadedBy: user.id });
    expect((await lines())[1]).toContain(`,${user.name},`);
  });

  it('contains the same rows as the list under the same filters, and never the trash', async () => {
    await put(
      { title: 'one', visibility: 'private' },
      { title: 'two', visibility: 'team' },
      { title: 'three', isVisible: false },
      { title: 'face', category: 'team' },
      { title: 'gone', deletedAt: new Date() },
    );
    const shown = async (query: object) => (await lines(query)).slice(1, -1).map((row) => row.split(',')[0]);
    expect(await shown({ sort: 'title' })).toEqual(['one', 'three', 'two']);
    expect(await shown({ visibility: 'internal' })).toEqual(['two']);
    expect(await shown({ q: 'ON', type: 'pdf' })).toEqual(['one']);
    expect(await shown({ isVisible: false })).toEqual(['three']);
    expect(await shown({ category: 'team' })).toEqual(['face']);
    expect(await shown({ category: 'training' })).toEqual([]);
    for (const query of [{ trashed: true }, { limit: 5 }, { sort: 'filename' }, { visibility: 'all' }]) {
      await api.as('manager').get('/content/export').query(query).expect(400);
    }
  });

  it('contains each of many rows exactly once, in every sort order', async () => {
    const rows = Array.from({ length: MANY }, (_, index) => ({
      title: `Item ${index % 7}`,
      fileSize: index % 5,
      downloadCount: index % 3,
      createdAt: new Date(index % 11),
      visibility: (['public', 'team', 'private'] as const)[index % 3],
    }));
    await put(...(rows as Parameters<typeof put>));
    for (const sort of CONTENT_SORTS) {
      const ids = (await lines({ sort })).slice(1, -1).map((row) => row.split(',').at(-1));
      expect(ids).toHaveLength(MANY);
      expect(new Set(ids).size).toBe(MANY);
      const { body } = await api.as('manager').get('/content').query({ sort, offset: 1150 }).expect(200);
      expect(ids.slice(1150)).toEqual(body.map(({ id }: Content) => id));
    }
  });

  it('refuses visitors and accounts that may not write', async () => {
    await api.asVisitor().get('/content/export').expect(401);
    await api.as('user').get('/content/export').expect(403);
  });
});
