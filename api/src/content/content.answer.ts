import type { ContentItem } from '@vitral/contracts';
import type { Content } from './content.entity.ts';

/** The row as the API answers it. */
export function toAnswer(row: Content): ContentItem {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    type: row.type,
    category: row.category,
    visibility: row.visibility,
    isVisible: row.isVisible,
    tags: row.tags,
    filename: row.filename,
    originalName: row.originalName,
    mimeType: row.mimeType,
    fileSize: row.fileSize,
    checksum: row.checksum,
    dimensions: row.width && row.height ? { width: row.width, height: row.height } : null,
    focalPoint: row.type === 'image' ? { x: row.focalX, y: row.focalY } : null,
    downloadCount: row.downloadCount,
    uploadedBy: row.uploadedBy ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version: row.version,
  };
}
