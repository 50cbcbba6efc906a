import type { SocialFeedInput, SocialPlatform } from '@vitral/contracts';

/** What the fields of an item hold: numbers as typed, the moment on the reader's own clock. */
export interface ItemValues {
  platform: SocialPlatform;
  title: string;
  description: string;
  url: string;
  thumbnailUrl: string;
  isLive: boolean;
  viewCount: string;
  engagementCount: string;
  /** As `datetime-local` has it: 2026-11-21T18:30. */
  createdAt: string;
  isActive: boolean;
}

export function toValues(item: SocialFeedInput): ItemValues {
  const { platform, title, description, url, thumbnailUrl, isLive, isActive } = item;
  return {
    platform,
    title,
    description,
    url,
    thumbnailUrl,
    isLive,
    viewCount: String(item.viewCount),
    engagementCount: String(item.engagementCount),
    createdAt: toLocal(item.createdAt),
    isActive,
  };
}

/** What is sent. The moment keeps its seconds when nobody touched it: `known` is what it was before. */
export function toInput(values: ItemValues, known?: string): SocialFeedInput {
  const isSame = known !== undefined && toLocal(known) === values.createdAt;
  return {
    ...values,
    title: values.title.trim(),
    description: values.description.trim(),
    url: values.url.trim(),
    thumbnailUrl: values.thumbnailUrl.trim(),
    viewCount: Number(values.viewCount),
    engagementCount: Number(values.engagementCount),
    createdAt: isSame ? known : new Date(values.createdAt).toISOString(),
  };
}

/** An item added by hand, which appeared just now unless told otherwise. */
export const blankValues = (): ItemValues =>
  toValues({
    platform: 'instagram',
    title: '',
    description: '',
    url: '',
    thumbnailUrl: '',
    isLive: false,
    viewCount: 0,
    engagementCount: 0,
    createdAt: new Date().toISOString(),
    isActive: true,
  });

function toLocal(instant: string): string {
  const moment = new Date(instant);
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
