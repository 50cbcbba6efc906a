import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import { bytesOf, type Decision, ODD_FILES } from './files/odd-files.ts';
import { GROWN_FILES } from './files/grown-files.ts';
import { PDF } from './files/plain-files.ts';
import { replaceFile, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const STATUSES = {
  'content.type-refused': 415,
  'content.broken-file': 400,
  'content.too-large': 413,
  'content.unpacks-too-large': 413,
};

const expected = (decision: Decision, status: number) =>
  'code' in decision ? { status: STATUSES[decision.code], body: decision } : { status, body: decision };

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  beforeAll(async () => {
    storing = await StoringApi.start(kind);
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');

  it.each([...ODD_FILES, ...GROWN_FILES])(
    'gives the same result for upload and replacement: %s',
    async (_, name, bytes, decision) => {
      const file = { name, bytes: await bytesOf(bytes) };
      const before = await storing.state();
      const made = await upload(manager(), file);
      expect(made).toMatchObject(expected(decision, 201));
      if (made.status !== 201) expect(await storing.state()).toEqual(before);

      const { body } = await upload(manager(), { name: 'a.pdf', bytes: PDF }).expect(201);
      const { id } = body as ContentItem;
      expect(await replaceFile(manager(), id, file, 1)).toMatchObject(expected(decision, 200));
      const { stored, known, incoming } = await storing.state();
      expect({ stored, incoming }).toEqual({ stored: known, incoming: [] });
      await storing.api.site().get('/health/live').expect(200);
    },
  );

  it('serves accepted files as attachments under their own names, never as executable content', async () => {
    const { body } = await manager().get('/content').query({ limit: 100 }).expect(200);
    for (const { id, filename } of body as ContentItem[]) {
      const { headers } = await manager().head(`/content/${id}/file`).expect(200);
      expect(headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers['content-type']).not.toMatch(/html|svg|script|[+/]xml/);
      expect(filename).toMatch(/^[a-z0-9-]+\.[a-z0-9]+$/);
    }
  });
});
