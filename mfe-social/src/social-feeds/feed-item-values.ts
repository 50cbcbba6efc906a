import { NEW_FEED_ITEM, type SocialFeedInput } from '@vitral/contracts';

/** The values of a post's form: numbers as typed, and `createdAt` as a `datetime-local` value in the browser's time zone. */
export interface ItemValues extends Omit<SocialFeedInput, 'viewCount' | 'engagementCount'> {
  viewCount: string;
  engagementCount: string;
}

export const toValues = (item: SocialFeedInput): ItemValues => ({
  ...item,
  viewCount: String(item.viewCount),
  engagementCount: String(item.engagementCount),
  createdAt: toLocal(item.createdAt),
});

/** The request body. The instant keeps its seconds when the field is unchanged; `known` is the instant before the edit. */
export function toInput(values: ItemValues, known?: string): SocialFeedInput {
  const isSame = known !== undefined && toLocal(known) === values.createdAt;
  return {
    ...values,
    viewCount: Number(values.viewCount),
    engagementCount: Number(values.engagementCount),
    createdAt: isSame ? known : new Date(values.createdAt).toISOString(),
  };
}

/** The start values of a new post, which appeared just now unless changed. */
export const blankValues = (): ItemValues =>
  toValues({ ...NEW_FEED_ITEM, createdAt: new Date().toISOString() });

function toLocal(instant: string): string {
  const moment = new Date(instant);
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
