import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CONTENT_USE_PERMISSIONS, type ContentUse } from '@vitral/contracts/content';
import { LIMITS } from '@vitral/contracts/limits';
import { currentViewer } from '../platform/access/request-scope.ts';
import { viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Page } from '../platform/lists/lists.ts';
import { urlsIn, type FileChange, isLost, type Place, PLACES, type UseKind } from './content-uses.places.ts';
import { Content } from './content.entity.ts';

type File = Pick<Content, 'id' | 'filename' | 'formerFilenames'>;
type FoundUse = ContentUse & { kinds: UseKind[] };

const USE_KINDS: UseKind[] = ['name', 'item', 'link', 'history'];

@Injectable()
export class ContentUsesService {
  constructor(private readonly em: EntityManager) {}

  /** Lists the uses that the viewer may see; the total counts all. Files in the trash are included: a page can still refer to them. */
  async list(id: string): Promise<Page<ContentUse>> {
    const row = await this.em.findOne(Content, { id });
    if (!row) throw new AppError('content.not-found', { id });
    const uses = await usesOf(this.em, [row]);
    return new Page(named(uses), uses.length);
  }

  /** Throws content.in-use unless confirmed. `em` has locked the rows, so that parallel edits wait (NamedFilesSubscriber). */
  async refuseIfUsed(
    em: EntityManager,
    rows: File[],
    changes: FileChange[],
    { evenIfUsed = false }: { evenIfUsed?: boolean },
  ): Promise<void> {
    if (evenIfUsed) return;
    const lossy = changes.filter((change) => USE_KINDS.some((kind) => isLost(change, kind)));
    const losing = new Map(lossy.map((change) => [change.before.id, change]));
    if (losing.size === 0) return;
    const losers = rows.filter(({ id }) => losing.has(id));
    const uses = await usesOf(em, losers);
    const lost = uses.filter(({ contentId, kinds }) => {
      const change = losing.get(contentId);
      return change && kinds.some((kind) => isLost(change, kind));
    });
    if (lost.length === 0) return;
    const shown = named(lost).slice(0, LIMITS.namedUses);
    throw new AppError('content.in-use', { uses: shown, total: lost.length });
  }
}

/** Lists the uses that the viewer may see, public ones first. */
function named(uses: FoundUse[]): ContentUse[] {
  const viewer = currentViewer();
  return uses
    .filter(({ noun }) => viewerMay(viewer, CONTENT_USE_PERMISSIONS[noun]))
    .sort((a, b) => Number(b.isPublic) - Number(a.isPublic))
    .map(({ kinds: _kinds, ...use }) => use);
}

/** Reads at most LIMITS.page uses of each noun, one place after the other, since a transaction runs one query at a time. */
async function usesOf(em: EntityManager, files: File[]): Promise<FoundUse[]> {
  const uses: FoundUse[] = [];
  for (const place of PLACES) {
    const found = await usesIn(em, place, files);
    uses.push(...(place.isHistory ? ofThePast(found, uses) : found));
  }
  return [...uses, ...(await sharedLinks(em, files))];
}

/** Returns the uses in old revisions, one for each item that does not use the file now. */
function ofThePast(found: FoundUse[], now: FoundUse[]): FoundUse[] {
  const key = ({ noun, itemId, contentId }: FoundUse) => `${contentId} ${noun} ${itemId}`;
  const past = new Map(found.map((use) => [key(use), { ...use, kinds: ['history' as const] }]));
  for (const use of now) past.delete(key(use));
  return [...past.values()];
}

async function usesIn(
  em: EntityManager,
  { entity, columns, read }: Place,
  files: File[],
): Promise<FoundUse[]> {
  // Server-made names hold only letters, digits, hyphens, underscores and dots.
  const words = files
    .flatMap((file) => [file.id, ...namesOf(file)])
    .map((word) => word.replaceAll('.', '\\.'));
  const text = (alias: string) => `concat_ws(' ', ${columns.map((name) => `${alias}.${name}`).join(', ')})`;
  const url = `(uploads|content)[\\\\/]+(${words.join('|')})`;
  const where = { [raw((alias) => `${text(alias)} ~* ?`, [url])]: [] };
  const rows = await em.fork({ keepTransactionContext: true }).find(entity, where, { limit: LIMITS.page });
  return rows.map(read).flatMap(({ texts, use }) => {
    // The pattern matches raw columns; only the parsed text shows whether a match is a URL.
    const { names, ids } = urlsIn(texts);
    return files.flatMap((file) => {
      const kinds: UseKind[] = [];
      if (namesOf(file).some((name) => names.has(name))) kinds.push('name');
      if (ids.has(file.id)) kinds.push('item');
      return kinds.length > 0 ? [{ ...use, contentId: file.id, kinds }] : [];
    });
  });
}

async function sharedLinks(em: EntityManager, files: File[]): Promise<FoundUse[]> {
  const links = await em.execute<{ id: string; content: string; title: string }[]>(
    `select share_link.id, content.id as content, coalesce(share_link.title, content.title) as title
     from share_link join share_link_item on link_id = share_link.id join content on content.id = content_id
     where content.id in (${files.map(() => '?').join(', ')}) and revoked_at is null
       and (expires_at is null or expires_at > now())
     order by share_link.created_at desc limit ${LIMITS.page}`,
    files.map(({ id }) => id),
  );
  return links.map(({ id, content, title }) => ({
    noun: 'share-links',
    itemId: id,
    itemName: title,
    isPublic: true,
    contentId: content,
    kinds: ['link'],
  }));
}

const namesOf = ({ filename, formerFilenames }: File) => [filename, ...formerFilenames];
