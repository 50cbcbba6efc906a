import type { TeamMember } from '@vitral/contracts';

const LEADERSHIP = ['leader', 'director', 'ceo', 'líder', 'directora'];

/** Counts members whose title names a leading role (docs/product/team-members.md). */
export function leadershipCount(members: readonly Pick<TeamMember, 'title'>[]): number {
  const titles = members.map(({ title }) => title.toLocaleLowerCase('es'));
  return titles.filter((title) => LEADERSHIP.some((word) => title.includes(word))).length;
}
