import { OmitType } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { REQUEST_DAYS_MAX, type TestimonialRequestInput } from '@vitral/contracts/testimonial-requests';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { ComingInstant } from '../platform/validation/dates.ts';
import { OptionalLine } from '../platform/validation/text.ts';

export class TestimonialRequestDto implements TestimonialRequestInput {
  @OptionalLine(LIMITS.name) recipient: string | null = null;
  @IsOptional() @IsIn(LANGUAGES) language: Language | null = null;
  @IsInt() @Min(1) @Max(LIMITS.requestSubmissions) maxSubmissions = 1;
  @ComingInstant(REQUEST_DAYS_MAX) expiresAt!: string;
}

export class TestimonialRequestsQuery extends OmitType(ListQuery, ['q'] as const) {}
