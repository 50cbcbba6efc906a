import type {
  LandingCard,
  LandingDraftInput,
  LandingFigure,
  LandingMetadata,
  LandingPublication,
  LandingTexts,
  LandingValue,
} from '@vitral/contracts/landing-content';
import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsObject, Min, ValidateNested } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import {
  LandingLine,
  LandingText,
  OptionalEmail,
  OptionalLandingLine,
  OptionalLandingText,
  OptionalLines,
  OptionalSocialUrl,
  OptionalObjects,
  OptionalPairedLines,
  OptionalPairedObjects,
  OptionalSiteUrl,
} from './landing-fields.ts';

export class LandingCardDto implements LandingCard {
  @LandingLine() title!: string;
  @LandingText() text!: string;
  @OptionalLandingLine() titleEn?: string;
  @OptionalLandingText() textEn?: string;
}

export class LandingValueDto implements LandingValue {
  @LandingLine() title!: string;
  @LandingText() description!: string;
}

export class LandingFigureDto implements LandingFigure {
  @LandingLine() value!: string;
  @LandingLine() label!: string;
  @OptionalLandingLine() labelEn?: string;
}

/** Unlike stored metadata, saved metadata has only the contract's fields. */
export class LandingMetadataDto implements LandingMetadata {
  @OptionalLandingLine() titleEn?: string;
  @OptionalLandingText() contentEn?: string;
  @OptionalObjects(LandingCardDto) cards?: LandingCardDto[];
  @OptionalPairedLines() benefits?: string[];
  @OptionalPairedLines() benefitsEn?: string[];
  @OptionalPairedObjects(LandingValueDto) values?: LandingValueDto[];
  @OptionalPairedObjects(LandingValueDto) valuesEn?: LandingValueDto[];
  @OptionalObjects(LandingFigureDto) figures?: LandingFigureDto[];
  @OptionalSiteUrl() backofficeUrl?: string;
  @OptionalLandingLine() loginText?: string;
  @OptionalLandingLine() loginTextEn?: string;
  @OptionalEmail() email?: string;
  @OptionalLandingLine() phone?: string;
  @OptionalLines() address?: string[];
  @OptionalLandingLine() hours?: string;
  @OptionalLandingLine() hoursEn?: string;
  @OptionalSocialUrl() youtubeUrl?: string;
  @OptionalSocialUrl() instagramUrl?: string;
  @OptionalSocialUrl() facebookUrl?: string;
}

/** A draft may be unfinished, so every text may be blank. */
export class LandingTextsDto implements LandingTexts {
  @LandingLine() title!: string;
  @LandingText() content!: string;
  @IsObject() @ValidateNested() @Type(() => LandingMetadataDto) metadata!: LandingMetadataDto;
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
