import {
  ACTION_STYLES,
  type ActionStyle,
  type FrameMetadata,
  type LandingDraftInput,
  type LandingPublication,
  type LandingTexts,
  type TranslatedMetadata,
} from '@vitral/contracts/landing-content';
import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, Min, ValidateNested } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { WithOptionalTranslations } from '../platform/validation/translations.ts';
import {
  LandingLine,
  LandingText,
  OptionalActionText,
  OptionalEmail,
  OptionalInstant,
  OptionalLandingLine,
  OptionalLandingText,
  OptionalLink,
  OptionalSocialUrl,
  OptionalPairedLines,
  OptionalPhoneNumber,
} from './landing-fields.ts';
import { OpeningHoursDto, OptionalOpeningHours } from './opening-hours.dto.ts';

type Heading = Pick<LandingTexts, 'title' | 'content'>;

class LandingTranslationsDto extends WithOptionalTranslations<TranslatedMetadata & Heading>(
  {
    title: OptionalLandingLine,
    content: OptionalLandingText,
    address: OptionalPairedLines,
    hours: OptionalLandingLine,
    tagline: OptionalLandingLine,
    whatsappText: OptionalLandingLine,
    actionText: OptionalActionText,
    linkText: OptionalActionText,
  },
  { address: { type: [String] } },
) {}

/** Unlike stored metadata, submitted metadata has only the fields of the contract. */
export class FrameMetadataDto extends LandingTranslationsDto implements FrameMetadata {
  @OptionalEmail() email?: string;
  @OptionalLandingLine() phone?: string;
  @OptionalPhoneNumber() whatsapp?: string;
  @OptionalPairedLines() address?: string[];
  @OptionalLandingLine() hours?: string;
  @OptionalLandingLine() tagline?: string;
  @OptionalLandingLine() whatsappText?: string;
  @OptionalOpeningHours() openingHours?: OpeningHoursDto[];
  @OptionalSocialUrl() youtubeUrl?: string;
  @OptionalSocialUrl() instagramUrl?: string;
  @OptionalSocialUrl() facebookUrl?: string;
  @OptionalActionText() actionText?: string;
  @OptionalLink() actionUrl?: string;
  @IsOptional() @IsIn(ACTION_STYLES) actionStyle?: ActionStyle;
  @OptionalActionText() linkText?: string;
  @OptionalLink() linkUrl?: string;
  @OptionalInstant() showFrom?: string;
  @OptionalInstant() showUntil?: string;
}

/** A draft may be unfinished, so every text may be blank. */
export class LandingTextsDto implements LandingTexts {
  @LandingLine() title!: string;
  @LandingText() content!: string;
  @IsObject() @ValidateNested() @Type(() => FrameMetadataDto) metadata!: FrameMetadataDto;
}

/** Version of the draft that was read; 0 if there was none. */
export class LandingVersionDto {
  @IsInt() @Min(0) version!: number;
}

export class LandingDraftDto extends LandingTextsDto implements LandingDraftInput {
  @IsInt() @Min(0) version!: number;
}

export class LandingPublicationDto implements LandingPublication {
  @IsInt() @Min(1) draftVersion!: number;
  @IsInt() @Min(0) publishedVersion!: number;
}

export class LandingVersionQuery {
  @Type(() => Number) @IsInt() @Min(1) version!: number;
}

export class LandingRevisionsQuery extends PickType(ListQuery, ['limit', 'offset'] as const) {}
