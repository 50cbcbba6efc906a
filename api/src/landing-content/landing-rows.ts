import type { EntityManager } from '@mikro-orm/postgresql';
import {
  LANDING_SECTIONS,
  type LandingDraft as LandingDraftResponse,
  type LandingSection,
} from '@vitral/contracts';
import { User } from '../accounts/index.ts';
import { type Names, toDraft } from './landing-content.response.ts';
import { LandingContent } from './landing-content.entity.ts';
import { LandingDraft } from './landing-draft.entity.ts';

const LATEST = `
  select latest.id from unnest(?::text[]) as known(section) cross join lateral (
    select id from landing_content where section = known.section order by created_at desc, id desc limit 1
  ) as latest`;

/**
 * Returns the rows of a section in order. The last one is shown, since the public module lets a later row replace an earlier
 * one.
 */
export function publishedRows(em: EntityManager, section: LandingSection): Promise<LandingContent[]> {
  return em.find(LandingContent, { section }, { orderBy: { createdAt: 'asc', id: 'asc' } });
}

/** Returns the row that is shown for each section. */
export async function latestRows(em: EntityManager): Promise<LandingContent[]> {
  const latest = await em.execute<{ id: string }[]>(LATEST, [`{${LANDING_SECTIONS.join()}}`]);
  return em.find(LandingContent, { id: { $in: latest.map(({ id }) => id) } });
}

export function findDraft(em: EntityManager, section: LandingSection): Promise<LandingDraft | null> {
  return em.findOne(LandingDraft, { section });
}

export async function namesOf(em: EntityManager, accounts: (string | null | undefined)[]): Promise<Names> {
  const ids = [...new Set(accounts)].filter((id) => typeof id === 'string');
  if (ids.length === 0) return new Map();
  const users = await em.find(User, { id: { $in: ids } }, { fields: ['name'] });
  return new Map(users.map(({ id, name }) => [id, name]));
}

export async function toNamedDraft(em: EntityManager, draft: LandingDraft): Promise<LandingDraftResponse> {
  return toDraft(draft, await namesOf(em, [draft.editedBy]));
}
