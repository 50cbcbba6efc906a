import type { TeamMemberInput } from '@vitral/contracts';

export const BLANK: TeamMemberInput = {
  name: '',
  title: '',
  titleEn: null,
  bio: '',
  bioEn: null,
  imageLarge: null,
  imageSmall: null,
  isActive: true,
};

export const FIELDS = Object.keys(BLANK) as (keyof TeamMemberInput)[];

/** What a manager writes, out of what the server holds. */
export const toInput = (member: TeamMemberInput) =>
  Object.fromEntries(FIELDS.map((name) => [name, member[name]])) as unknown as TeamMemberInput;
