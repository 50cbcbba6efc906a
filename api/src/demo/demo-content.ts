import type { Block } from '@vitral/contracts/blocks';
import type { Translations } from '@vitral/contracts/languages';
import type { MovedOccurrence, PublicMeetingException } from '@vitral/contracts/zoom-meetings';
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ContactMessageInput, ContactStatus } from '@vitral/contracts/contact-messages';
import type { ContentItem } from '@vitral/contracts/content';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import type { Embed } from '../embeds/index.ts';
import { FeedSource, SocialFeedItem } from '../feed-sources/index.ts';
import type { LandingContent } from '../landing-content/index.ts';
import type { TeamMember } from '../team-members/index.ts';
import type { TeamResource } from '../team-resources/index.ts';
import type { Testimonial } from '../testimonials/index.ts';
import type { ZoomMeeting } from '../zoom-meetings/index.ts';
import { ContactMessage, ContactNote } from '../contact-messages/index.ts';
import { User } from '../accounts/index.ts';
import type { FileStore, StoredFile } from '../platform/storage/file-store.ts';

/** A meeting exception: `coming` counts occurrences from the next one, `days` the days between old and new date. */
export interface DemoMeetingDate
  extends Pick<PublicMeetingException, 'reason'>, Partial<Translations<'reason'>> {
  title: string;
  coming: number;
  movedTo: (Omit<MovedOccurrence, 'date'> & { days: number }) | null;
}

/** A live session; `leader` is the name of a team member. */
export type DemoMeeting = RequiredEntityData<ZoomMeeting> & { leader?: string };

/** A testimonial; `about` is the name of a team member. */
type DemoTestimonial = RequiredEntityData<Testimonial> & { about?: string };

export interface DemoContent {
  'landing-content': RequiredEntityData<LandingContent>[];
  'landing-page': SitePageContent;
  'education-call': Block['values'];
  'site-pages': SitePageContent[];
  'team-members': RequiredEntityData<TeamMember>[];
  testimonials: DemoTestimonial[];
  'zoom-meetings': DemoMeeting[];
  'meeting-dates': DemoMeetingDate[];
  'feed-sources': RequiredEntityData<FeedSource>[];
  'social-feeds': DemoFeedItem[];
  embeds: RequiredEntityData<Embed>[];
  'team-resources': Omit<RequiredEntityData<TeamResource>, 'downloadCount'>[];
  'contact-messages': DemoMessage[];
  content: DemoFile[];
}

/** Reads the rows of `content/<noun>.json`, in display order. */
export async function readDemoContent<Noun extends keyof DemoContent>(
  noun: Noun,
): Promise<DemoContent[Noun]> {
  const text = await readFile(new URL(`./content/${noun}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as DemoContent[Noun];
}

/** An item of the demo's JSON; refers to its source by title. */
type DemoFeedItem = Omit<RequiredEntityData<SocialFeedItem>, 'source'> & { source: string };

export async function addFeedSources(
  em: EntityManager,
  items: (DemoFeedItem & { createdAt: Date })[],
): Promise<void> {
  const sources = (await readDemoContent('feed-sources')).map((row) => em.create(FeedSource, row));
  await em.flush();
  for (const { source, ...item } of items) {
    em.create(SocialFeedItem, { ...item, source: sources.find(({ title }) => title === source)?.id ?? null });
  }
}

const HOUR_MS = 3_600_000;

type RequiredField = 'name' | 'email' | 'message' | 'language';

/** A message of the demo's JSON; times are in hours, accounts are usernames. */
interface DemoMessage
  extends Omit<Partial<ContactMessageInput>, RequiredField>, Pick<ContactMessageInput, RequiredField> {
  status: ContactStatus;
  hoursAgo: number;
  readAfter?: number;
  answeredAfter?: number;
  answeredBy?: string;
  assignee?: string;
  notes: { hoursAgo: number; author: string; text: string }[];
}

type Accounts = Map<string, User>;

/** Adds messages, and marks some as answered. Runs after the accounts are stored. */
export async function addMessages(em: EntityManager): Promise<void> {
  const accounts: Accounts = new Map((await em.find(User, {})).map((account) => [account.username, account]));
  for (const { notes, ...message } of await readDemoContent('contact-messages')) {
    const row = em.create(ContactMessage, messageRow(message, accounts));
    await em.flush();
    for (const note of notes) em.create(ContactNote, { ...noteRow(note, accounts), contactMessage: row.id });
  }
}

function messageRow(
  {
    hoursAgo,
    readAfter,
    answeredAfter,
    answeredBy = '',
    assignee = '',
    ...message
  }: Omit<DemoMessage, 'notes'>,
  accounts: Accounts,
) {
  return {
    ...message,
    createdAt: dateHoursAgo(hoursAgo),
    readAt: readAfter === undefined ? null : dateHoursAgo(hoursAgo - readAfter),
    answeredAt: answeredAfter === undefined ? null : dateHoursAgo(hoursAgo - answeredAfter),
    answeredBy: accounts.get(answeredBy)?.id ?? null,
    assigneeId: accounts.get(assignee)?.id ?? null,
  };
}

function noteRow({ hoursAgo, author, text }: DemoMessage['notes'][number], accounts: Accounts) {
  const account = accounts.get(author);
  return {
    text,
    author: account?.id ?? null,
    authorName: account?.name ?? author,
    createdAt: dateHoursAgo(hoursAgo),
  };
}

const dateHoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

type DemoFile = Pick<
  ContentItem,
  'title' | 'description' | 'type' | 'category' | 'visibility' | 'isVisible' | 'tags'
> & { file: string };

const FOLDER = new URL('./files/', import.meta.url);

const MIME_TYPES: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
};

export async function storeDemoFiles(
  store: FileStore,
): Promise<(DemoFile & StoredFile & { mimeType: string })[]> {
  const described = await readDemoContent('content');
  const portraits = (await readdir(FOLDER))
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map(describePortrait);
  return Promise.all(
    [...described, ...portraits].map(async (file) => ({
      ...file,
      ...(await store.write(file.file, await readFile(new URL(file.file, FOLDER)))),
      mimeType: MIME_TYPES[extname(file.file)] ?? 'application/octet-stream',
    })),
  );
}

/** `elena-marquez-small.webp` → "Elena Marquez Small", a public picture in the category that lists hide. */
function describePortrait(file: string): DemoFile {
  const words = file.replace(/\.webp$/, '').split('-');
  return {
    file,
    title: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' '),
    description: '',
    type: 'image',
    category: 'team',
    visibility: 'public',
    isVisible: true,
    tags: [],
  };
}
