import { queryOptions } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { ContentItem, EvenIfUsed, UploadLimits } from '@vitral/contracts';
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

/** What is said of all files of one run. */
export interface UploadValues {
  category: string | null;
  visibility: string | null;
  tags: string[];
  description: string;
}

interface Sending {
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

/** The fields go first, so that the server knows them when the file arrives. */
export function uploadFile(selected: SelectedFile, values: UploadValues, sending: Sending) {
  const { file, focalPoint, key } = selected;
  const form = new FormData();
  form.append('category', values.category ?? '');
  form.append('visibility', values.visibility ?? '');
  form.append('tags', values.tags.join(','));
  form.append('description', values.description);
  if (focalPoint) {
    form.append('focalX', String(focalPoint.x));
    form.append('focalY', String(focalPoint.y));
  }
  form.append('file', file, file.name);
  return api.upload<ContentItem>('/content', form, { ...sending, idempotencyKey: key });
}

/** Puts another file in the place of an item's; rejects with `content.stale` when somebody changed the item. */
export function replaceFile(
  { id, version }: ContentItem,
  file: File,
  { evenIfUsed, ...sending }: Sending & EvenIfUsed,
) {
  const form = new FormData();
  form.append('version', String(version));
  if (evenIfUsed) form.append('evenIfUsed', 'true');
  form.append('file', file, file.name);
  return api.upload<ContentItem>(`/content/${id}/file`, form, { ...sending, method: 'PUT' });
}

/** What the server holds now, past any cache. */
export const fetchContentItem = (id: string) => api.get<ContentItem>(`/content/${id}`);
