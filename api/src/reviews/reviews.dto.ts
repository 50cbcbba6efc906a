import { LIMITS } from '@vitral/contracts/limits';
import {
  REVIEW_ANSWERS,
  REVIEWED_NOUNS,
  type ReviewAnswer,
  type ReviewedItem,
  type ReviewedNoun,
  type ReviewInput,
} from '@vitral/contracts/reviews';
import { IsIn, IsInt, IsUUID, Min } from 'class-validator';
import { OptionalText } from '../platform/validation/text.ts';

export class ReviewedNounQuery implements Pick<ReviewedItem, 'noun'> {
  @IsIn(REVIEWED_NOUNS) noun!: ReviewedNoun;
}

export class ReviewedItemQuery extends ReviewedNounQuery implements ReviewedItem {
  @IsUUID() itemId!: string;
}

export class ReviewDto extends ReviewedItemQuery implements ReviewInput {
  @IsUUID() reviewer!: string;
}

export class ReviewAnswerDto implements ReviewAnswer {
  @IsIn(REVIEW_ANSWERS) state!: ReviewAnswer['state'];
  @IsInt() @Min(1) itemVersion!: number;
  @OptionalText(LIMITS.comment) comment: string | null = null;
  @IsInt() @Min(1) version!: number;
}
