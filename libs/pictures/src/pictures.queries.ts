import { queryOptions } from '@tanstack/react-query';
import { api, newIdempotencyKey, type UploadOptions } from '@vitral/api-client';
import type { ContentCategory, ContentItem, UploadLimits } from '@vitral/contracts';

/** What a picture becomes in the content library when it is uploaded; visitors may always see it. */
export interface PictureTarget {
  category: ContentCategory;
  /** The file's name unless given. */
  title?: string;
}

/** A picture that was chosen, as every attempt sends it: one whose answer was lost may have arrived. */
export interface ChosenPicture {
  file: File;
  form: FormData;
  idempotencyKey: string;
}

export interface PicturesQuery {
  q: string;
  /** Team pictures have a list of their own; empty for all others. */
  category: 'team' | '';
  limit: number;
  offset: number;
  sort: string | null;
}

/** Pictures of the library that every visitor may see. */
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
export const uploadedAddress = ({ filename }: Pick<ContentItem, 'filename'>) => `/uploads/${filename}`;

/** The fields go first, so that the server knows them when the file arrives. */
export function choosePicture(file: File, { category, title }: PictureTarget): ChosenPicture {
  const form = new FormData();
  form.append('category', category);
  form.append('type', 'image');
  form.append('visibility', 'public');
  if (title) form.append('title', title);
  form.append('file', file, file.name);
  return { file, form, idempotencyKey: newIdempotencyKey() };
}

export class NoPictureError extends Error {}

/** Answers the address of the picture. Throws NoPictureError for a file of another kind, which goes to the trash. */
export async function uploadPicture(
  { form, idempotencyKey }: ChosenPicture,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<string> {
  const item = await api.upload<ContentItem>('/content', form, { ...options, idempotencyKey });
  if (item.type === 'image') return uploadedAddress(item);
  await api.delete(`/content/${item.id}`);
  throw new NoPictureError('The file holds no picture');
}
