import { randomUUID } from 'node:crypto';
import type { RequiredEntityData } from '@mikro-orm/core';
import type { Content } from '../../src/content/content.entity.ts';

type Row = RequiredEntityData<Content>;

/** A row of content that differs from a public PDF in the details. Its file is not stored. */
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
