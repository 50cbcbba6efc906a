import type { TeamMember } from '@vitral/contracts';

const LEADERSHIP = ['leader', 'director', 'ceo', 'líder', 'directora'];

/** Members whose title names a leading role. product.md, section 6. */
export function leadershipCount(members: readonly Pick<TeamMember, 'title'>[]): number {
  const titles = members.map(({ title }) => title.toLocaleLowerCase('es'));
  return titles.filter((title) => LEADERSHIP.some((word) => title.includes(word))).length;
}
