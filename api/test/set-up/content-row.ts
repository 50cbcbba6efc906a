import { randomUUID } from 'node:crypto';
import type { RequiredEntityData } from '@mikro-orm/core';
import { Content } from '../../src/content/content.entity.ts';
import type { Api } from '../start-api.ts';

type Row = RequiredEntityData<Content>;

/** Adds a content item, by default a public PDF. Its file is not stored. */
export function contentRow(details: Partial<Row> = {}): Row {
  const filename = details.filename ?? `${randomUUID()}.pdf`;
  return {
    title: filename,
    description: '',
    type: 'pdf',
    category: 'sales',
    visibility: 'public',
    isVisible: true,
    tags: [],
    filename,
    originalName: 'original.pdf',
    mimeType: 'application/pdf',
    fileSize: 1,
    checksum: '0'.repeat(64),
    downloadCount: 0,
    ...details,
  };
}

/** Replaces all content items by these, each a day newer than the previous one. */
export async function fillContent(api: Api, ...details: Partial<Row>[]): Promise<Content[]> {
  const em = api.em();
  await em.nativeDelete(Content, {});
  const rows = details.map((detail, index) =>
    em.create(Content, { createdAt: new Date(2026, 0, 1 + index), ...contentRow(detail) }),
  );
  await em.persist(rows).flush();
  return rows;
}
