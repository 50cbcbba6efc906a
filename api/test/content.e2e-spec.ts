import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import { Content } from '../src/content/content.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
const byFilename = new Map<string, ContentItem>();

beforeAll(async () => {
  api = await startApi();
  const { body } = await api.as('manager').get('/content').expect(200);
  for (const item of body as ContentItem[]) byFilename.set(item.filename, item);
});
afterAll(() => api.stop());

function item(filename: string): ContentItem {
  const found = byFilename.get(filename);
  if (!found) throw new Error(`The demo content has no ${filename}`);
  return found;
}

function change(filename: string, values: Partial<ContentItem>) {
  return api.em().nativeUpdate(Content, { filename }, values);
}

describe('content', () => {
  it('lists the items that the role may see, team pictures only on request', async () => {
    const seen = async (role: 'manager' | 'user', query = {}) => {
      const { body } = await api.as(role).get('/content').query(query).expect(200);
      return (body as ContentItem[]).map((row) => row.filename);
    };
    expect(await seen('manager', { category: 'sales' })).toContain('notas-para-coordinadores.pdf');
    expect(await seen('user', { category: 'sales' })).not.toContain('notas-para-coordinadores.pdf');
    expect(await seen('user')).toContain('guia-de-la-primera-llamada.pdf');
    expect(await seen('manager')).not.toContain('elena-marquez.webp');
    expect(await seen('manager', { category: 'team' })).toContain('elena-marquez.webp');
    expect(await seen('user', { type: 'excel', visibility: 'team' })).toEqual(['hoja-de-seguimiento.csv']);
  });

  it('searches titles, descriptions and tags, regardless of case', async () => {
    for (const q of ['PRIMERA LLAMADA', 'qué no prometer', 'conversación']) {
      const { body } = await api.as('user').get('/content').query({ q }).expect(200);
      expect(body.map((row: ContentItem) => row.filename)).toContain('guia-de-la-primera-llamada.pdf');
    }
  });

  it('sends the file to accounts that may see it, and to nobody else', async () => {
    const team = item('guia-de-la-primera-llamada.pdf');
    const { headers, body } = await api.as('user').get(`/content/${team.id}/file`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=guia-de-la-primera-llamada.pdf',
      'cache-control': 'no-store',
    });
    expect((body as Buffer).length).toBe(team.fileSize);

    const secret = item('notas-para-coordinadores.pdf');
    await api.as('manager').get(`/content/${secret.id}/file`).expect(200);
    const refused = await api.as('user').get(`/content/${secret.id}/file`).expect(404);
    expect(refused.body.code).toBe('content.not-found');
    await api.asVisitor().get(`/content/${team.id}/file`).expect(401);
  });

  it('counts every parallel download and leaves the version unchanged', async () => {
    const { id } = item('quienes-somos.pdf');
    await Promise.all(
      Array.from({ length: 20 }, () => api.as('user').post(`/content/${id}/download`).expect(204)),
    );

    const { body } = await api.as('user').get('/content').query({ q: 'Quiénes somos' });
    expect(body[0]).toMatchObject({ id, downloadCount: 20, version: 1 });
    await api
      .as('user')
      .post(`/content/${item('notas-para-coordinadores.pdf').id}/download`)
      .expect(404);
  });

  it('serves public files as immutable, in whole or in part', async () => {
    const { fileSize, checksum } = item('quienes-somos.pdf');
    const path = '/uploads/quienes-somos.pdf';
    const whole = await api.site().get(path).expect(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(fileSize),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${checksum}"`,
    });
    expect(whole.headers).not.toHaveProperty('set-cookie');

    const part = await api.site().get(path).set('Range', 'bytes=0-7').expect(206);
    expect(part.headers['content-range']).toBe(`bytes 0-7/${fileSize}`);
    expect(String(part.body)).toBe('%PDF-1.4');
    const end = await api.site().get(path).set('Range', 'bytes=-6').expect(206);
    expect(String(end.body)).toBe('%%EOF\n');
    const beyond = await api.site().get(path).set('Range', `bytes=${fileSize}-`).expect(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${fileSize}`);

    await api.site().get(path).set('If-None-Match', `"${checksum}"`).expect(304);
    await api.site().get(path).set('Range', 'bytes=0-7').set('If-Range', '"another"').expect(200);
    await api.site().head(path).expect(200).expect('Content-Length', String(fileSize));
  });

  it('sends files as attachments that browsers should not open', async () => {
    const { headers } = await api.site().get('/uploads/calendario-de-sesiones.csv').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=calendario-de-sesiones.csv');
  });

  it('responds 404 for a file that is not public, hidden or missing, and for invalid file names', async () => {
    await api.site().get('/uploads/welcome-handbook.pdf').expect(200);
    await change('welcome-handbook.pdf', { isVisible: false });
    try {
      for (const name of [
        'guia-de-la-primera-llamada.pdf',
        'notas-para-coordinadores.pdf',
        'welcome-handbook.pdf',
        'nothing.webp',
      ]) {
        const { headers } = await api.site().get(`/uploads/${name}`).expect(404);
        expect(headers['cache-control']).toBe('no-store');
      }
      await api.site().get('/uploads/..%2Fsecret-key').expect(400);
    } finally {
      await change('welcome-handbook.pdf', { isVisible: true });
    }
  });

  it('responds 404 with no-store when the file of a row is missing', async () => {
    await change('welcome-handbook.pdf', { filename: 'lost.pdf' });
    const { headers, body } = await api.site().get('/uploads/lost.pdf').expect(404);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(body.code).toBe('request.not-found');
    await change('lost.pdf', { filename: 'welcome-handbook.pdf' });
  });
});
