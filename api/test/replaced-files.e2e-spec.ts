import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ContentItem } from '@vitral/contracts/content';
import { docx } from './files/office-files.ts';
import { PDF } from './files/plain-files.ts';
import { filePart, replaceFile, sendForm, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const NOTHING = '018f3c2a-0000-7000-8000-000000000000';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const file = { name: 'a.pdf', bytes: PDF };

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  beforeAll(async () => {
    storing = await StoringApi.start(kind);
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');
  const made = async () => (await upload(manager(), file, { title: 'Kept' }).expect(201)).body as ContentItem;
  const expectNothingLeft = async () => {
    const { stored, known, incoming } = await storing.state();
    expect({ stored, incoming }).toEqual({ stored: known, incoming: [] });
  };

  it('replaces a file, and the old URLs lead to the new one', async () => {
    const { id, filename } = await made();
    const bytes = docx();
    const { body } = await replaceFile(manager(), id, { name: 'b.docx', bytes }, 1).expect(200);
    expect(body).toMatchObject({
      id,
      title: 'Kept',
      type: 'document',
      originalName: 'b.docx',
      checksum: sha256(bytes),
      version: 2,
    });
    const present = (body as ContentItem).filename;
    const { headers } = await storing.api.site().get(`/uploads/${filename}?w=320`).expect(302);
    expect(headers).toMatchObject({
      location: `/uploads/${present}?w=320`,
      'cache-control': 'public, no-cache',
    });
    await storing.api.site().get(`/uploads/${present}`).expect(200);
    await expectNothingLeft();

    const third = await replaceFile(manager(), id, file, 2).expect(200);
    const last = (third.body as ContentItem).filename;
    for (const name of [filename, present]) {
      await storing.api.site().get(`/uploads/${name}`).expect(302).expect('Location', `/uploads/${last}`);
    }
    const { body: entries } = await storing.api.as('admin').get('/audit').query({ limit: 1 });
    expect((entries as AuditEntry[])[0]).toMatchObject({ verb: 'updated', noun: 'content', itemId: id });
  });

  it('refuses a stale version, and the slower of two requests', async () => {
    const { id } = await made();
    const replace = () =>
      replaceFile(manager(), id, { ...file, bytes: Buffer.concat([PDF, randomBytes(9)]) }, 1);
    const responses = await Promise.all([replace(), replace()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const slower = responses.find(({ status }) => status === 409);
    const changedAt = expect.stringMatching(/^20.*Z$/);
    const params = { id, current: 2, changedBy: 'Mateo Rivas', changedAt };
    for (const stale of [slower, await replace()]) {
      expect(stale?.body).toMatchObject({ statusCode: 409, code: 'content.stale', params });
    }
    await expectNothingLeft();
  });

  it('requires a version, and an item that is not in the trash', async () => {
    const { id } = await made();
    await replaceFile(manager(), NOTHING, file, 1).expect(404);
    await sendForm(manager().put(`/content/${id}/file`), [filePart(file)]).expect(400);
    await manager().delete(`/content/${id}`).expect(204);
    await replaceFile(manager(), id, file, 1).expect(404);
    await expectNothingLeft();
  });
});
