import type { Block } from '@vitral/contracts/blocks';
import { LIMITS } from '@vitral/contracts/limits';
import {
  SITE_PAGE_BULK_ACTIONS,
  SITE_PAGE_STATES,
  type SitePageBulkChange,
  type SitePageContent,
  type SitePageDraftInput,
  type SitePageSchedule,
  type SitePageStatus,
  type SitePageTexts,
} from '@vitral/contracts/site-pages';
import { applyDecorators } from '@nestjs/common';
import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Matches,
  Min,
  ValidateNested,
} from 'class-validator';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Instant } from '../platform/validation/dates.ts';
import { Line, OptionalText, OptionalUrlOrPath, passes, TextOrEmpty } from '../platform/validation/text.ts';
import { WithTranslations } from '../platform/validation/translations.ts';

const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LIMITS.slug;

const OptionalSlug = () => applyDecorators(OptionalText(LIMITS.slug), passes('isSlug', isSlug));

export class BlockDto implements Block {
  @IsUUID() id!: string;
  @Matches(/^[a-z]{1,30}(-[a-z]{1,30}){0,3}$/) type!: string;
  @IsBoolean() isHidden!: boolean;
  @IsOptional() @passes('isSlug', isSlug) anchor?: string;
  /** Checked against the block type, which a release of mfe-public defines. */
  @IsObject() values!: Record<string, unknown>;
}

export class SitePageDto
  extends WithTranslations<keyof SitePageTexts | 'socialPicture'>({
    title: () => OptionalText(LIMITS.title),
    description: () => OptionalText(LIMITS.siteDescription),
    slug: OptionalSlug,
    socialPicture: OptionalUrlOrPath,
  })
  implements SitePageContent
{
  @Line(LIMITS.title) title!: string;
  @TextOrEmpty(LIMITS.siteDescription) description!: string;
  @passes('isSlug', isSlug) slug!: string;
  @OptionalUrlOrPath() socialPicture: string | null = null;
  @IsBoolean() isInNavigation!: boolean;
  @IsBoolean() isIndexed!: boolean;
  @IsArray()
  @ArrayMaxSize(LIMITS.pageBlocks)
  @ValidateNested({ each: true })
  @Type(() => BlockDto)
  blocks!: BlockDto[];
}

export class SitePageDraftDto extends SitePageDto implements SitePageDraftInput {
  @IsInt() @Min(1) version!: number;
}

/** The version that was read. */
export class SitePageVersionDto {
  @Type(() => Number) @IsInt() @Min(1) version!: number;
}

export class SitePageScheduleDto extends SitePageVersionDto implements SitePageSchedule {
  @IsOptional() @Instant() publishAt: string | null = null;
  @IsOptional() @Instant() unpublishAt: string | null = null;
}

/** A leading hyphen means descending order. */
const SORTS = ['-updatedAt', 'updatedAt', 'title', '-title'] as const;

export class SitePagesQuery extends ListQuery {
  @IsIn(SORTS) sort: (typeof SORTS)[number] = '-updatedAt';
  @IsOptional() @IsIn(SITE_PAGE_STATES) status?: SitePageStatus;
}

/** The filters and the order of an export or a bulk change. */
export class SitePagesExportQuery extends exportOf(SitePagesQuery) {}

export class SitePageBulkDto extends BulkDto implements SitePageBulkChange {
  @IsIn(SITE_PAGE_BULK_ACTIONS) action!: SitePageBulkChange['action'];
}

export class SitePageRevisionsQuery extends PickType(ListQuery, ['limit', 'offset'] as const) {}
