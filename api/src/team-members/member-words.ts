import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_LANGUAGE } from '@vitral/contracts/languages';
import { keyedSlugs } from '@vitral/contracts/public-pages';
import { ItemWords } from '../platform/imports/item-words.ts';
import { TeamMember } from './team-members.entity.ts';

/** Returns the texts that name team members: their name, or the slug of their page if several have the same name. */
export async function memberWords(em: EntityManager): Promise<ItemWords> {
  const members = await em.find(TeamMember, {}, { fields: ['name'] });
  return new ItemWords(
    members.map(({ id, name }) => ({ id, words: [name, keyedSlugs(id, () => name)[DEFAULT_LANGUAGE]] })),
  );
}
