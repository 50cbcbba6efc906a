import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey, type UploadOptions } from '@vitral/api-client';
import type { ContentCategory, ContentItem, UploadLimits } from '@vitral/contracts/content';

/** Category and title under which an upload appears in the content library; it is always public. */
export interface PictureTarget {
  category: ContentCategory;
  /** Defaults to the file's name. */
  title?: string;
}

/**
 * A chosen picture with the form and the key that all attempts share, since an upload whose response was lost may have
 * succeeded.
 */
export interface ChosenPicture {
  file: File;
  form: FormData;
  idempotencyKey: string;
}

export interface PicturesQuery {
  q: string;
  /** Team pictures are listed separately; empty lists all others. */
  category: 'team' | '';
  limit: number;
  offset: number;
  sort: string | null;
}

/** Reads the public pictures of the library. */
export const picturesQuery = (query: PicturesQuery) =>
  queryOptions({
    queryKey: ['content', 'pictures', query],
    queryFn: ({ signal }) =>
      api.list<ContentItem>('/content', {
        query: { type: 'image', visibility: 'public', isVisible: true, ...query },
        signal,
      }),
  });

export const uploadLimitsQuery = queryOptions({
  queryKey: ['upload-limits'],
  queryFn: ({ signal }) => api.get<UploadLimits>('/content/upload-limits', { signal }),
});

/** Returns the permanent path of a public file. */
export const uploadedUrl = ({ filename }: Pick<ContentItem, 'filename'>) => `/uploads/${filename}`;

/** Appends the fields before the file, so that the server has them when the file arrives. */
export function choosePicture(file: File, { category, title }: PictureTarget): ChosenPicture {
  const form = new FormData();
  form.append('category', category);
  form.append('type', 'image');
  form.append('visibility', 'public');
  if (title) form.append('title', title);
  form.append('file', file, file.name);
  return { file, form, idempotencyKey: newIdempotencyKey() };
}

export class NotAPictureError extends Error {}

/**
 * Returns the URL of the uploaded picture. Throws NotAPictureError for a file of another kind, which goes to the
 * trash.
 */
export async function uploadPicture(
  { form, idempotencyKey }: ChosenPicture,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<string> {
  const item = await api.upload<ContentItem>('/content', form, { ...options, idempotencyKey });
  if (item.type === 'image') return uploadedUrl(item);
  await api.delete(`/content/${item.id}`);
  throw new NotAPictureError('The file is not a picture');
}
