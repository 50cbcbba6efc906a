import { PRESENCE_NOUNS, type PresenceNoun } from './presence.ts';

/**
 * The nouns whose forms store unsaved input, which needs the permission of the form (`PRESENCE_NOUNS`). Forms with
 * secrets, such as the passwords of share links, are excluded. The form of a contact message is the reply to it.
 */
export const UNSAVED_INPUT_NOUNS = [
  'contact-messages',
  'content',
  'embeds',
  'feed-sources',
  'redirects',
  'social-feeds',
  'team-members',
  'team-resources',
  'testimonials',
  'users',
  'zoom-meetings',
] as const satisfies readonly PresenceNoun[];
export type UnsavedInputNoun = (typeof UNSAVED_INPUT_NOUNS)[number];

/** Returns the noun if its forms store unsaved input. */
export const unsavedInputNoun = (name: string): UnsavedInputNoun | undefined =>
  UNSAVED_INPUT_NOUNS.find((noun) => noun === name);

export const unsavedInputPermission = (noun: UnsavedInputNoun) => PRESENCE_NOUNS[noun];

/** Separate from LIMITS, which every page loads. */
export const UNSAVED_INPUT_LIMITS = {
  /** Size of one unsaved input. */
  bytes: 65_536,
  /** Unsaved inputs of one account. */
  perAccount: 50,
  /** Days after the last keystroke for which one is stored. */
  days: 14,
} as const;

/** PUT /api/unsaved-inputs/:noun/:itemId, where a new item has the id `NEW_ITEM`. */
export interface UnsavedInputUpdate {
  /** JSON that only the form reads. */
  input: string;
  /** The version of the item that the input was typed on; null for a new one. */
  baseVersion: number | null;
}

/** GET /api/unsaved-inputs/:noun/:itemId; the body is empty if there is none. */
export interface UnsavedInput extends UnsavedInputUpdate {
  updatedAt: string;
}
