import type { EntityManager } from '@mikro-orm/postgresql';
import type { LandingDraft as LandingDraftAnswer, LandingSection } from '@vitral/contracts';
import { User } from '../users/users.entity.ts';
import { type Names, toDraft } from './landing-content.answer.ts';
import { LandingContent } from './landing-content.entity.ts';
import { LandingDraft } from './landing-draft.entity.ts';

/** Rows of a section, the last of which is the one on the page: the public module lets a later one replace an earlier. */
export function publishedRows(em: EntityManager, section: LandingSection): Promise<LandingContent[]> {
  return em.find(LandingContent, { section }, { orderBy: { createdAt: 'asc', id: 'asc' } });
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

export async function answerDraft(em: EntityManager, draft: LandingDraft): Promise<LandingDraftAnswer> {
  return toDraft(draft, await namesOf(em, [draft.editedBy]));
}
