import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { ImportClient, workbook, zipped } from './set-up/imports.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let imports: ImportClient;
beforeAll(async () => {
  api = await startApi();
  imports = new ImportClient(api, 'testimonials');
});
afterAll(() => api.stop());

describe('an Excel workbook', () => {
  it('is read from its first sheet', async () => {
    const rows = [
      ['Nombre', 'Testimonio', 'Valoración'],
      ['Eva & Tom', '<b>Hola</b>', 3],
    ];
    expect(await imports.imported(workbook(rows))).toMatchObject({ state: 'done', added: 1 });
    const row = await api.em().findOneOrFail(Testimonial, { name: 'Eva & Tom' });
    expect(row).toMatchObject({ text: '<b>Hola</b>', rating: 3 });
  });

  it('may have thousands of rows', async () => {
    const rows = Array.from({ length: 5000 }, (_, row) => [`Persona ${row}`, 'Un texto. '.repeat(30), 4]);
    const found = await imports.checked(workbook([['name', 'text', 'rating'], ...rows]));
    expect(found).toMatchObject({ goodRows: 5000, badRows: 0 });
  });

  it.each([
    ['imports.wrong-type', 415, Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['imports.unreadable', 400, zipped('<worksheet><sheetData><row')],
    ['imports.unreadable', 400, Buffer.from('PK\u0003\u0004 broken')],
    ['imports.too-large', 413, zipped(`<worksheet>${' '.repeat(70_000_000)}</worksheet>`)],
  ])('is refused with %s (%i) when it cannot be read', async (code, status, bytes) => {
    const { body } = await imports.check(bytes).expect(status);
    expect(body.code).toBe(code);
  });

  it('is refused when its parts are larger than its directory says', async () => {
    const bytes = zipped(`<worksheet>${' '.repeat(20_000_000)}</worksheet>`);
    const directory = bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    bytes.writeUInt32LE(100, directory + 24);
    const { body } = await imports.check(bytes).expect(400);
    expect(body.code).toBe('imports.unreadable');
  });
});
