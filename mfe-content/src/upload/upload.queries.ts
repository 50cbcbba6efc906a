import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/sdk/api-client';
import type { ContentItem, UseConfirmation, UploadLimits } from '@vitral/sdk/contracts/content';
import type { PublicationDates } from '@vitral/sdk/contracts/publication-dates';
import type { SelectedFile } from './selected-file.ts';

export const RECENT_UPLOADS = 10;

export const recentUploadsQuery = queryOptions({
  queryKey: ['content', 'recent'],
  queryFn: ({ signal }) =>
    api.list<ContentItem>('/content', { query: { limit: RECENT_UPLOADS, sort: '-createdAt' }, signal }),
  select: ({ items }) => items,
});

export const uploadLimitsQuery = queryOptions({
  queryKey: ['upload-limits'],
  queryFn: ({ signal }) => api.get<UploadLimits>('/content/upload-limits', { signal }),
});

/** Details shared by all files of one run. */
export interface UploadValues extends PublicationDates {
  isVisible: boolean;
  category: string | null;
  visibility: string | null;
  tags: string[];
  description: string;
}

interface UploadOptions {
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/** The fields precede the file in the form, so that the server knows them when it reads the file. */
export function uploadFile(selected: SelectedFile, values: UploadValues, options: UploadOptions) {
  const { file, focalPoint, key } = selected;
  const form = new FormData();
  form.append('category', values.category ?? '');
  form.append('visibility', values.visibility ?? '');
  form.append('tags', values.tags.join(','));
  form.append('description', values.description);
  form.append('isVisible', String(values.isVisible));
  if (values.publishAt) form.append('publishAt', values.publishAt);
  if (values.unpublishAt) form.append('unpublishAt', values.unpublishAt);
  if (focalPoint) {
    form.append('focalX', String(focalPoint.x));
    form.append('focalY', String(focalPoint.y));
  }
  form.append('file', file, file.name);
  return api.upload<ContentItem>('/content', form, { ...options, idempotencyKey: key });
}

/** Replaces the file of an item; rejects with `content.stale` if somebody changed the item. */
export function replaceFile(
  { id, version }: ContentItem,
  file: File,
  { evenIfUsed, ...options }: UploadOptions & UseConfirmation,
) {
  const form = new FormData();
  form.append('version', String(version));
  if (evenIfUsed) form.append('evenIfUsed', 'true');
  form.append('file', file, file.name);
  return api.upload<ContentItem>(`/content/${id}/file`, form, { ...options, method: 'PUT' });
}

export const fetchContentItem = (id: string) => api.get<ContentItem>(`/content/${id}`);
