import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  FRAME_SECTIONS,
  type FrameSection,
  type LandingDraft as LandingDraftResponse,
  sectionVersion,
} from '@vitral/contracts/landing-content';
import { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { checkVersion } from '../platform/audit/edit-versioned.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { oneOf, pathParam } from '../platform/validation/path-param.ts';
import { namesOf } from '../accounts/index.ts';
import { toDraft } from './landing-texts.ts';
import { LandingContent, LandingDraft } from './landing-content.entity.ts';

/** First key of the advisory locks in `lockSection`; arbitrary, but used nowhere else. */
const SECTION_LOCKS = 1_818_323_303;

export const Section = () =>
  pathParam(
    'section',
    oneOf(FRAME_SECTIONS),
    (section) => new AppError('landing-content.not-found', { section }),
  );

/** Locks draft and published texts of the section until the transaction ends, even if no rows exist. */
export async function lockSection(em: EntityManager, section: FrameSection): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?, ?)', [SECTION_LOCKS, FRAME_SECTIONS.indexOf(section)]);
}

const LATEST = `
  select latest.id from unnest(?::text[]) as known(section) cross join lateral (
    select id from landing_content where section = known.section order by created_at desc, id desc limit 1
  ) as latest`;

/** Returns the rows of a section in order; the public module shows the last one. */
export const publishedRows = (em: EntityManager, section: FrameSection): Promise<LandingContent[]> =>
  em.find(LandingContent, { section }, { orderBy: { createdAt: 'asc', id: 'asc' } });

export async function latestRows(em: EntityManager): Promise<LandingContent[]> {
  const latest = await em.execute<{ id: string }[]>(LATEST, [`{${FRAME_SECTIONS.join()}}`]);
  return em.find(LandingContent, { id: { $in: latest.map(({ id }) => id) } });
}

export const findDraft = (em: EntityManager, section: FrameSection): Promise<LandingDraft | null> =>
  em.findOne(LandingDraft, { section });

/** Returns the version of a section with its draft, and the last change of either. */
export async function readSectionChange(em: EntityManager, section: FrameSection) {
  const [published, draft] = [(await publishedRows(em, section)).at(-1), await findDraft(em, section)];
  // The ids of a section's rows change over time; their common name does not.
  const changes = { noun: { $in: ['landing-content', 'landing-drafts'] }, itemName: section };
  const newestFirst = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 } as const;
  const [last] = await em.find(AuditEntry, changes, newestFirst);
  return { version: sectionVersion({ published, draft }), last };
}

export const toNamedDraft = async (em: EntityManager, draft: LandingDraft): Promise<LandingDraftResponse> =>
  toDraft(draft, await namesOf(em, [draft.editedBy]));

interface RowAtVersion<Row> {
  noun: 'landing-content' | 'landing-drafts';
  section: FrameSection;
  row: Row | null | undefined;
  version: number;
}

/**
 * Returns the row of a section. Throws `landing-content.stale` if it is absent or has another version than the one that
 * was read.
 */
export const rowAtVersion = <Row extends { id: string; version: number }>(
  em: EntityManager,
  { section, ...read }: RowAtVersion<Row>,
): Promise<Row> => checkVersion(em, { ...read, stale: 'landing-content.stale', params: { section } });

/** A random version: were it 1 again, an editor with a deleted draft open could overwrite its successor unnoticed. */
export async function assignRandomVersion(
  em: EntityManager,
  row: LandingContent | LandingDraft,
): Promise<void> {
  await em.persist(row).flush();
  const version = randomInt(2, 2 ** 30);
  const entity = row instanceof LandingDraft ? LandingDraft : LandingContent;
  // The ORM ignores a version given at insert.
  await em.nativeUpdate<LandingDraft | LandingContent>(entity, { id: row.id }, { version });
  await em.refresh(row);
}
