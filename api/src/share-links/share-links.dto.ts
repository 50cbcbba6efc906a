import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import {
  SHARE_LINK_SORTS,
  SHARE_LINK_STATES,
  SHARE_LINK_USES,
  SHARE_LINK_YEARS,
  type ShareLinkInput,
  type ShareLinkSort,
  type ShareLinkState,
  type ShareLinkUse,
} from '@vitral/contracts/share-links';
import { OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Length, ValidateBy, ValidateIf } from 'class-validator';
import { isInstant } from '../platform/validation/dates.ts';
import { OptionalLine } from '../platform/validation/text.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';

const unlessNull = () => ValidateIf((_, value: unknown) => value !== null);

export class ShareLinkDto implements ShareLinkInput {
  @unlessNull()
  @ValidateBy({ name: 'isComingInstant', validator: { validate: isComingInstant } })
  expiresAt!: string | null;

  @unlessNull()
  @IsString()
  @Length(LIMITS.sharePasswordMin, LIMITS.password)
  password!: string | null;

  @OptionalLine(LIMITS.name) recipient: string | null = null;
  @IsOptional() @IsIn(LANGUAGES) language: Language | null = null;
  @IsBoolean() hasForm = true;
}

export class ShareLinksQuery extends OmitType(ListQuery, ['q'] as const) {}

export class ListedShareLinksQuery extends ListQuery {
  @IsIn(SHARE_LINK_SORTS) sort: ShareLinkSort = '-createdAt';
  @IsOptional() @IsIn(SHARE_LINK_STATES) state?: ShareLinkState;
  @IsOptional() @IsIn(SHARE_LINK_USES) use?: ShareLinkUse;
  /** Limits the list to links of the requesting account; users get no others anyway. */
  @IsOptional() @IsIn(['me']) owner?: 'me';
}

/** An export is never paged. */
export class ShareLinksExportQuery extends OmitType(ListedShareLinksQuery, ['limit', 'offset'] as const) {}

/** Returns whether a text is an instant with its zone, in the future and at most `SHARE_LINK_YEARS` ahead. */
function isComingInstant(value: unknown): boolean {
  if (!isInstant(value)) return false;
  const instant = new Date(String(value));
  const latest = new Date();
  latest.setFullYear(latest.getFullYear() + SHARE_LINK_YEARS);
  return instant > new Date() && instant <= latest;
}
