import { translationsIn } from '@vitral/contracts/languages';
import type { ContentItem, ContentUse } from '@vitral/contracts/content';
import type { EntityName } from '@mikro-orm/core';
import { LandingContent, LandingDraft, LandingRevision } from '../landing-content/index.ts';
import { SitePage, SitePagePublication, SitePageRevision } from '../site-pages/index.ts';
import { parseJsonText } from '../platform/entities/columns.ts';
import { SiteConfig } from '../site-config/index.ts';
import { SocialFeedItem } from '../feed-sources/index.ts';
import { TeamMember } from '../team-members/index.ts';
import { TeamResource } from '../team-resources/index.ts';
import { Testimonial } from '../testimonials/index.ts';
import { ZoomMeeting } from '../zoom-meetings/index.ts';

/** A file is used by its name at `/uploads`, its item at `/api/content`, a share link, or a revision that can be restored. */
export type UseKind = 'name' | 'item' | 'link' | 'history';

/** File names are made by the server and never end in a full stop, so one after a name ends a sentence. */
const FILE_PATH =
  /\/uploads\/([\w-]+(?:\.[\w-]+)*)|\/api\/content\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/gi;

export function urlsIn(texts: unknown): { names: Set<string>; ids: Set<string> } {
  const found = { names: new Set<string>(), ids: new Set<string>() };
  for (const [, name, id] of (JSON.stringify(texts) ?? '').matchAll(FILE_PATH)) {
    if (name) found.names.add(name);
    if (id) found.ids.add(id.toLowerCase());
  }
  return found;
}

type Reach = Pick<ContentItem, 'isVisible' | 'visibility'> & { deletedAt: unknown };

/** Returns whether a file can be read for a kind of use: by visitors with its name or a share link, by the team with its item. */
export function isOpen({ isVisible, visibility, deletedAt }: Reach, kind: UseKind): boolean {
  if (!isVisible || deletedAt) return false;
  return kind === 'link' || visibility === 'public' || (kind === 'item' && visibility === 'team');
}

/** A change of a file; `after` is null for its deletion. */
export interface FileChange {
  before: ContentItem;
  after: ContentItem | null;
}

/** Returns whether a change makes a file unreadable for a kind of use, or changes its type to one that the page does not expect. */
export function isLost({ before, after }: FileChange, kind: UseKind): boolean {
  if (!after || (after.deletedAt && !before.deletedAt)) return true;
  if (kind === 'history') return false;
  if (after.type !== before.type) return kind !== 'link';
  return isOpen(before, kind) && !isOpen(after, kind);
}

export interface Place {
  entity: EntityName;
  columns: string[];
  /** Returns the texts of these columns, and the use to report if one of them refers to the file. */
  read(row: object): { texts: unknown[]; use: Omit<ContentUse, 'contentId'>; isShown: boolean };
  /** The rows are old revisions: they need their files when they are restored. */
  isHistory?: boolean;
}

const LANDING_COLUMNS = ['title', 'content', 'metadata'];

/** Every place where a file can be used. A new field that can hold a file's URL must be added here. */
export const PLACES: Place[] = [
  place(LandingContent, LANDING_COLUMNS, (row) => landingReading(row, true)),
  place(LandingDraft, LANDING_COLUMNS, (row) => landingReading(row, false)),
  { ...place(LandingRevision, LANDING_COLUMNS, (row) => landingReading(row, false)), isHistory: true },
  place(SitePage, ['draft'], ({ id, title, draft }) => sitePageReading(id, title, draft, false)),
  place(SitePagePublication, ['content'], ({ page, content }) =>
    sitePageReading(page, content.title, content, true),
  ),
  {
    ...place(SitePageRevision, ['content'], ({ page, content }) =>
      sitePageReading(page, content.title, content, false),
    ),
    isHistory: true,
  },
  place(TeamMember, ['image_large', 'image_small', 'bio', 'bio_en'], (row) => ({
    texts: [row.imageLarge, row.imageSmall, row.bio, ...Object.values(translationsIn(row, 'bio'))],
    use: { noun: 'team-members', itemId: row.id, itemName: row.name, isPublic: row.isActive },
  })),
  place(Testimonial, ['image', 'text'], (row) => ({
    texts: [row.image, row.text],
    use: { noun: 'testimonials', itemId: row.id, itemName: row.name, isPublic: row.isActive },
  })),
  place(ZoomMeeting, ['image', 'description', 'description_en'], (row) => ({
    texts: [row.image, row.description, ...Object.values(translationsIn(row, 'description'))],
    use: { noun: 'zoom-meetings', itemId: row.id, itemName: row.title, isPublic: row.isActive },
  })),
  place(SiteConfig, ['value'], (row) => ({
    texts: [row.value],
    use: { noun: 'site-config', itemId: row.key, itemName: row.key, isPublic: true },
  })),
  // The team sees active resources, visitors none.
  place(TeamResource, ['url', 'description'], (row) => ({
    texts: [row.url, row.description],
    isShown: row.isActive,
    use: { noun: 'team-resources', itemId: row.id, itemName: row.title, isPublic: false },
  })),
  place(SocialFeedItem, ['url', 'description'], (row) => ({
    texts: [row.url, row.description],
    use: { noun: 'social-feeds', itemId: row.id, itemName: row.title, isPublic: row.isActive },
  })),
];

type Reading = Omit<ReturnType<Place['read']>, 'isShown'> & { isShown?: boolean };

const landingReading = (
  { title, content, metadata, section }: LandingContent | LandingDraft | LandingRevision,
  isPublic: boolean,
): Reading => ({
  texts: [title, content, parseJsonText(metadata)],
  use: { noun: 'landing-content', itemId: section, itemName: title || section, isPublic },
});

const sitePageReading = (itemId: string, itemName: string, content: unknown, isPublic: boolean): Reading => ({
  texts: [content],
  use: { noun: 'site-pages', itemId, itemName, isPublic },
});

/** Creates a place; without `isShown`, an item is shown when it is public. */
function place<Row extends object>(
  entity: EntityName<Row>,
  columns: string[],
  read: (row: Row) => Reading,
): Place {
  return {
    entity,
    columns,
    read(row) {
      const { isShown, ...reading } = read(row as Row);
      return { ...reading, isShown: isShown ?? reading.use.isPublic };
    },
  };
}
