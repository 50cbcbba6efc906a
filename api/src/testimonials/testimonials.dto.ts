import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS, RATING } from '@vitral/contracts/limits';
import {
  REVIEW_STATES,
  type ReviewState,
  TESTIMONIAL_BULK_ACTIONS,
  TESTIMONIAL_LANGUAGES,
  type TestimonialBulkChange,
  type TestimonialInput,
  type TestimonialLanguage,
  type TestimonialPlace,
  type TestimonialReview,
  type TestimonialUpdate,
  type TestimonialWithdrawal,
} from '@vitral/contracts/testimonials';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { OptionalCalendarDate, OptionalInstant } from '../platform/validation/dates.ts';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Line, OptionalText, OptionalUrlOrPath, Text, Switch } from '../platform/validation/text.ts';

export class TestimonialDto implements TestimonialInput {
  @Line(LIMITS.name) name!: string;
  @Text(LIMITS.testimonialText) text!: string;
  @OptionalUrlOrPath() image: string | null = null;
  @OptionalText(LIMITS.position) position: string | null = null;
  @OptionalText(LIMITS.company) company: string | null = null;
  @ApiProperty({ default: RATING.default }) @IsInt() @Min(RATING.min) @Max(RATING.max) rating: number =
    RATING.default;
  @IsBoolean() isActive = true;
  @OptionalInstant() publishAt: string | null = null;
  @OptionalInstant() unpublishAt: string | null = null;
  @IsOptional() @IsIn(LANGUAGES) locale: Language | null = null;
  @OptionalCalendarDate() consentDate: string | null = null;
  @IsOptional() @IsUUID() aboutMember: string | null = null;
}

@IgnoresFields('id', 'createdAt', 'updatedAt', 'reviewState', 'pinnedPlace')
export class TestimonialUpdateDto extends TestimonialDto implements TestimonialUpdate {
  @IsInt() @Min(1) version!: number;
}

export class TestimonialReviewDto implements TestimonialReview {
  @IsIn(['approved', 'rejected']) reviewState!: TestimonialReview['reviewState'];
  @IsInt() @Min(1) version!: number;
}

export class TestimonialWithdrawalDto implements TestimonialWithdrawal {
  @IsInt() @Min(1) version!: number;
}

export class TestimonialPlaceDto implements TestimonialPlace {
  /** Required, so that omitting it by mistake does not unpin anything. */
  @ValidateIf(({ place }: TestimonialPlaceDto) => place !== null)
  @IsInt()
  @Min(0)
  @Max(LIMITS.pinnedTestimonials)
  place!: number | null;
}

/** A leading hyphen means descending order. */
export const TESTIMONIAL_SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'rating', '-rating'] as const;

export class TestimonialsQuery extends ListQuery {
  /** The default order shows visitors pinned testimonials first, then the newest ones; it shows staff the newest ones. */
  @IsOptional() @IsIn(TESTIMONIAL_SORTS) sort?: (typeof TESTIMONIAL_SORTS)[number];
  @IsOptional() @IsIn(TESTIMONIAL_LANGUAGES) language?: TestimonialLanguage;
  @IsOptional() @Type(() => Number) @IsInt() @Min(RATING.min) @Max(RATING.max) rating?: number;
  /** Only for staff who may edit; everybody else gets the active rows. */
  @IsOptional() @Switch() @IsBoolean() isActive?: boolean;
  /** This filter and those below are only for staff who may edit. */
  @IsOptional() @Switch() @IsBoolean() isScheduled?: boolean;
  /** Selects testimonials that await a review by staff. */
  @IsOptional() @Switch() @IsBoolean() isInReview?: boolean;
  @IsOptional() @IsIn(REVIEW_STATES) reviewState?: ReviewState;
}

/** The filters and the order of an export or a bulk change. */
export class TestimonialsExportQuery extends exportOf(TestimonialsQuery) {}

export class TestimonialBulkDto extends BulkDto implements TestimonialBulkChange {
  @IsIn(TESTIMONIAL_BULK_ACTIONS) action!: TestimonialBulkChange['action'];
  @IsOptional() @IsIn(LANGUAGES) locale: Language | null = null;
}
