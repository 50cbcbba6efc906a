import { COUNTRIES, type Country } from '@vitral/contracts/countries';
import { LIMITS } from '@vitral/contracts/limits';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '@vitral/contracts/spoken-languages';
import type { TeamMemberInput, TeamMemberMove, TeamMemberUpdate } from '@vitral/contracts/team-members';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { OptionalInstant } from '../platform/validation/dates.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { WithTranslations } from '../platform/validation/translations.ts';
import { Line, OptionalText, OptionalUrlOrPath, TextOrEmpty } from '../platform/validation/text.ts';

@IgnoresFields('id', 'order', 'version')
export class TeamMemberDto
  extends WithTranslations({
    title: () => OptionalText(LIMITS.title),
    bio: () => OptionalText(LIMITS.biography),
  })
  implements TeamMemberInput
{
  @Line(LIMITS.name) name!: string;
  @TextOrEmpty(LIMITS.title) title = '';
  @TextOrEmpty(LIMITS.biography) bio = '';
  @OptionalUrlOrPath() imageLarge: string | null = null;
  @OptionalUrlOrPath() imageSmall: string | null = null;
  @IsArray()
  @ArrayMaxSize(LIMITS.spokenLanguages)
  @ArrayUnique()
  @IsIn(SPOKEN_LANGUAGES, { each: true })
  languages: SpokenLanguage[] = [];
  @IsOptional() @IsIn(COUNTRIES) country: Country | null = null;
  @IsBoolean() isActive = true;
  @OptionalInstant() publishAt: string | null = null;
  @OptionalInstant() unpublishAt: string | null = null;
}

@IgnoresFields('id')
export class TeamMemberUpdateDto extends TeamMemberDto implements TeamMemberUpdate {
  @IsInt() @Min(1) version!: number;
  @IsOptional() @IsInt() @Min(0) order?: number;
}

/** Refuses a move that names both a direction and a position. */
const IsAlone = (other: keyof TeamMemberMove) =>
  ValidateBy({
    name: 'isAlone',
    validator: { validate: (_, rest) => (rest?.object as TeamMemberMove)[other] === undefined },
  });

export class TeamMemberMoveDto implements TeamMemberMove {
  @ValidateIf(({ by, to }: TeamMemberMove) => by !== undefined || to === undefined)
  @IsIn([-1, 1])
  by?: -1 | 1;

  @ValidateIf(({ to }: TeamMemberMove) => to !== undefined)
  @IsInt()
  @Min(0)
  @IsAlone('by')
  to?: number;
}

/** The filters of an export or a bulk change. */
export class TeamMembersExportQuery extends exportOf(ListQuery) {}
