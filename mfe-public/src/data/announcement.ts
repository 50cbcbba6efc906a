import { fieldIn, type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { type JsonObject, linkOf, textOf } from './json.ts';

export interface Announcement {
  /** Code of its texts in all languages: an announcement with other texts is a new one, and appears again. */
  id: string;
  text: string;
  /** `text` may be blank. */
  link: { url: string; text: string } | null;
}

export interface ScheduledAnnouncement extends Announcement {
  /** Milliseconds since 1970; infinite for an open end. */
  from: number;
  until: number;
}

/** Reads an announcement; null without a text in this language, since no other language replaces it. */
export function readAnnouncement(row: JsonObject, language: Language): ScheduledAnnouncement | null {
  const textIn = (one: Language) => textOf(row[fieldIn('title', one)]);
  const text = textIn(language);
  const url = linkOf(row.linkUrl);
  if (!text) return null;
  return {
    id: codeOf([...LANGUAGES.map(textIn), url].join('\n')),
    text,
    link: url ? { url, text: textOf(row[fieldIn('linkText', language)]) } : null,
    from: instantOf(row.showFrom, -Infinity),
    until: instantOf(row.showUntil, Infinity),
  };
}

function instantOf(value: unknown, open: number): number {
  const instant = Date.parse(textOf(value));
  return Number.isNaN(instant) ? open : instant;
}

/** Returns the announcement if it is shown now, and when that changes; null for never. */
export function announcementAt(scheduled: ScheduledAnnouncement | null | undefined, now: number) {
  if (!scheduled) return { announcement: null, changesAt: null };
  const { from, until, ...announcement } = scheduled;
  const next = [from, until].find((instant) => instant > now && instant < Infinity);
  return {
    announcement: from <= now && now < until ? announcement : null,
    changesAt: from < until ? (next ?? null) : null,
  };
}

/** Returns a short code that differs for different texts. */
function codeOf(text: string): string {
  let code = 0;
  for (const character of text) code = (Math.imul(code, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (code >>> 0).toString(36);
}
