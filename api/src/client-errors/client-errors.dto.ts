import {
  CAUGHT_ERROR_KINDS,
  type CaughtErrorKind,
  CLIENT_ERROR_KINDS,
  type ClientErrorInput,
  type ClientErrorKind,
} from '@vitral/contracts/client-errors';
import { MODULE_PREVIEW_NAME } from '@vitral/contracts/module-previews';
import { LIMITS } from '@vitral/contracts/limits';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Line, OptionalText, Text } from '../platform/validation/text.ts';

export class ClientErrorDto implements ClientErrorInput {
  @IsIn(CAUGHT_ERROR_KINDS) kind!: CaughtErrorKind;
  @Text(LIMITS.errorMessage) message!: string;
  @OptionalText(LIMITS.errorStack) stack: string | null = null;
  @Line(LIMITS.pagePath) page!: string;
  @IsOptional() @Matches(/^[a-z][a-z\d-]{0,59}$/) module: string | null = null;
  /** A release name such as `1.0.0-0a1b2c3d`. */
  @IsOptional() @Matches(/^\d[\w.+-]{0,79}$/) release: string | null = null;
}

export class ClientErrorsQuery extends ListQuery {
  /** Lists the errors in this preview instead of those on the ordinary site. */
  @IsOptional() @Matches(MODULE_PREVIEW_NAME) preview?: string;
  @IsOptional() @IsIn(CLIENT_ERROR_KINDS) kind?: ClientErrorKind;
}

/** The filters of an export. */
export class ClientErrorsExportQuery extends exportOf(ClientErrorsQuery) {}
