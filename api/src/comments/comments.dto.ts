import {
  COMMENTED_NOUNS,
  type CommentedItem,
  type CommentedNoun,
  type CommentInput,
  type CommentUpdate,
} from '@vitral/contracts/comments';
import { LIMITS } from '@vitral/contracts/limits';
import { IsIn, IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import { Text } from '../platform/validation/text.ts';

export class CommentedNounQuery implements Pick<CommentedItem, 'noun'> {
  @IsIn(COMMENTED_NOUNS) noun!: CommentedNoun;
}

export class CommentedItemQuery extends CommentedNounQuery implements CommentedItem {
  @IsUUID() itemId!: string;
}

export class CommentDto extends CommentedItemQuery implements CommentInput {
  @IsOptional() @IsUUID() thread: string | null = null;
  @Text(LIMITS.comment) text!: string;
}

export class CommentUpdateDto implements CommentUpdate {
  @Text(LIMITS.comment) text!: string;
  @IsInt() @Min(1) version!: number;
}
