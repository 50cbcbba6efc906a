import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import type { TeamMember } from '@vitral/sdk/contracts/team-members';

/** Returns a member with the given changes. */
export function member(changes: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 'm1',
    name: 'Marta Ibarra',
    title: 'Directora general',
    titleEn: 'General director',
    bio: 'Veinte años con el equipo.',
    bioEn: 'Twenty years with the team.',
    imageLarge: null,
    imageSmall: null,
    languages: ['es'],
    country: 'MX',
    order: 0,
    isActive: true,
    ...NO_DATES,
    version: 1,
    ...changes,
  };
}

export const marta = member();

export const jorge = member({
  id: 'm2',
  name: 'Jorge Cano',
  title: 'Nutricionista',
  titleEn: null,
  bioEn: null,
  order: 1,
  isActive: false,
  version: 4,
});

export const ines = member({ id: 'm3', name: 'Inés Rey', title: 'Coach', order: 2 });
