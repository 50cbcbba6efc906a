import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ContentItem, UploadLimits } from '@vitral/contracts/content';
import { PDF } from './files/plain-files.ts';
import { png } from './files/pictures.ts';
import { inHours } from './set-up/dated-items.ts';
import { fieldPart, filePart, replaceFile, sendForm, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const MEGABYTE = 1024 * 1024;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A unique PDF. */
const anyPdf = (size = 100) => Buffer.concat([PDF, randomBytes(size)]);

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  beforeAll(async () => {
    storing = await StoringApi.start(kind, { MAX_UPLOAD_MB: '2', MAX_PICTURE_MB: '1' });
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');
  const bytesOf = async ({ id }: ContentItem) =>
    (await manager().get(`/content/${id}/file`).responseType('blob').expect(200)).body as Buffer;

  it('stores a file and returns its properties', async () => {
    const bytes = anyPdf();
    const { body } = await upload(
      manager(),
      { name: 'Guía de ventas.pdf', bytes },
      {
        title: '  La guía ',
        description: ' Para empezar ',
        tags: 'ventas, guía,,ventas',
        visibility: 'internal',
        type: 'video',
        fileSize: 1,
        uploadedBy: 1,
      },
    ).expect(201);

    const { body: account } = await manager().get('/auth/user').expect(200);
    expect(body).toMatchObject({
      title: 'La guía',
      description: 'Para empezar',
      tags: ['ventas', 'guía'],
      category: 'sales',
      visibility: 'team',
      isVisible: true,
      type: 'pdf',
      mimeType: 'application/pdf',
      originalName: 'Guía de ventas.pdf',
      fileSize: bytes.length,
      checksum: sha256(bytes),
      dimensions: null,
      focalPoint: null,
      downloadCount: 0,
      uploadedBy: account.id,
      version: 1,
    });
    expect((body as ContentItem).filename).toMatch(/^la-guia-[0-9a-f]{18}\.pdf$/);
    expect(await bytesOf(body as ContentItem)).toEqual(bytes);
    const { body: entries } = await storing.api.as('admin').get('/audit').query({ limit: 1 });
    expect((entries as AuditEntry[])[0]).toMatchObject({
      verb: 'created',
      noun: 'content',
      itemName: 'La guía',
    });
  });

  it('hides a file until its publication date, and refuses a date that has passed', async () => {
    const [publishAt, unpublishAt] = [inHours(1), inHours(2)];
    const file = { name: 'plan.pdf', bytes: anyPdf() };
    const { body } = await upload(manager(), file, { publishAt, unpublishAt }).expect(201);
    expect(body).toMatchObject({ publishAt, unpublishAt, isVisible: false, version: 1 });
    const expiring = await upload(manager(), file, { unpublishAt }).expect(201);
    expect(expiring.body).toMatchObject({ publishAt: null, unpublishAt, isVisible: true });
    const hidden = await upload(manager(), file, { isVisible: 'false' }).expect(201);
    expect(hidden.body).toMatchObject({ publishAt: null, isVisible: false });
    const late = await upload(manager(), file, { publishAt: inHours(-1) }).expect(400);
    expect(late.body.params.fields).toEqual(['publishAt:isComingInstant']);
    await upload(manager(), file, { publishAt: 'soon' }).expect(400);
  });

  it('takes the title from the file name, and accepts fields after the file', async () => {
    const parts = [
      filePart({ name: 'C:\\Carpeta\\informe.final.pdf', bytes: PDF }),
      fieldPart('category', 'training'),
      fieldPart('visibility', 'restricted'),
    ];
    const { body } = await sendForm(manager().post('/content'), parts).expect(201);
    expect(body).toMatchObject({
      title: 'informe.final',
      originalName: 'informe.final.pdf',
      visibility: 'private',
    });
  });

  it('lists the accepted types', async () => {
    const { body } = await manager().get('/content/upload-limits').expect(200);
    expect(body).toMatchObject({ fileSize: 2 * MEGABYTE, pictureSize: MEGABYTE });
    const { extensions } = body as UploadLimits;
    expect(extensions).toEqual(expect.arrayContaining(['.pdf', '.jpeg', '.docx', '.mp4', '.csv']));
    expect(extensions).not.toContain('.svg');
  });

  it('accepts files from managers and admins only', async () => {
    const file = { name: 'a.pdf', bytes: PDF };
    const before = await storing.state();
    const { body: item } = await upload(storing.api.as('admin'), file).expect(201);
    await upload(storing.api.as('user'), file).expect(403);
    await upload(storing.api.asVisitor(), file).expect(401);
    const { id } = item as ContentItem;
    await replaceFile(storing.api.as('user'), id, file, 1).expect(403);
    await replaceFile(storing.api.asVisitor(), id, file, 1).expect(401);
    await storing.api.as('user').get('/content/upload-limits').expect(403);
    await storing.api.asVisitor().get('/content/upload-limits').expect(401);
    expect((await storing.state()).stored).toHaveLength(before.stored.length + 1);
  });

  it('has a lower size limit for pictures than for other files', async () => {
    const before = await storing.state();
    const bytes = Buffer.concat([await png(), randomBytes(MEGABYTE)]);
    const { body } = await upload(manager(), { name: 'a.png', bytes }).expect(413);
    expect(body).toMatchObject({ code: 'content.too-large', params: { limit: MEGABYTE } });
    expect(await storing.state()).toEqual(before);
  });

  it('stores twenty files that are sent at once under one name separately', async () => {
    const sent = Array.from({ length: 20 }, () => anyPdf(50_000));
    const responses = await Promise.all(
      sent.map((bytes) => upload(manager(), { name: 'same.pdf', bytes }, { title: 'Same' }).expect(201)),
    );
    const items = responses.map(({ body }) => body as ContentItem);
    expect(new Set(items.map(({ filename }) => filename)).size).toBe(20);
    expect((await Promise.all(items.map(bytesOf))).map(sha256)).toEqual(sent.map(sha256));
  });
});
