import { RELEASE_LIMITS } from '@vitral/contracts';
import { IsOptional, Matches, MaxLength } from 'class-validator';

export class PublicationQuery {
  /** The commit that the release was built from. */
  @IsOptional() @MaxLength(RELEASE_LIMITS.revision) @Matches(/^\w[\w./-]*$/) revision?: string;
}
