import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShareLink, ShareLinkInput } from '@vitral/contracts/share-links';
import { Content } from '../../src/content/content.entity.ts';
import { ShareLink as ShareLinkRow, ShareLinkItem } from '../../src/share-links/share-links.entity.ts';
import { FileStore } from '../../src/platform/storage/file-store.ts';
import type { Api } from '../start-api.ts';

export const BYTES = Buffer.from('%PDF-1.4 the bytes of a file that is shared\n');

/** Adds a content item with its file, as an upload does; a private document unless `values` differ. */
export async function addContent(api: Api, values: Partial<Content> = {}, bytes = BYTES): Promise<string> {
  const filename = `${randomUUID()}.pdf`;
  const stored = await api.application.get(FileStore).write(filename, bytes);
  const em = api.em();
  const row = em.create(Content, {
    title: 'Plan de presentación',
    description: '',
    type: 'pdf',
    category: 'sales',
    visibility: 'private',
    isVisible: true,
    tags: [],
    filename,
    originalName: 'plan.pdf',
    mimeType: 'application/pdf',
    downloadCount: 0,
    ...stored,
    ...values,
  });
  await em.persist(row).flush();
  return row.id;
}

export async function share(
  api: Api,
  contentId: string,
  input: Partial<ShareLinkInput> = {},
): Promise<ShareLink> {
  const { body } = await api
    .as('manager')
    .post(`/content/${contentId}/share-links`)
    .send({ expiresAt: null, password: null, ...input })
    .expect(201);
  return body;
}

export async function shareKit(api: Api, contentIds: string[], input: ShareLinkInput): Promise<ShareLink> {
  const { body } = await api
    .as('manager')
    .post('/share-links')
    .send({ contentIds, ...input })
    .expect(201);
  return body;
}

/** Adds the row of a link to items, in the unit of work of `em`. */
export function addLink(em: EntityManager, contentIds: string[], values: Partial<ShareLinkRow> = {}): string {
  const id = randomUUID();
  em.create(ShareLinkRow, { id, ...values });
  contentIds.forEach((content, position) => em.create(ShareLinkItem, { link: id, content, position }));
  return id;
}

export async function linksOf(api: Api, contentId: string): Promise<ShareLink[]> {
  const { body } = await api.as('manager').get(`/content/${contentId}/share-links`).expect(200);
  return body;
}

export function changeContent(api: Api, id: string, values: Partial<Content>): Promise<number> {
  return api.em().nativeUpdate(Content, { id }, values);
}
