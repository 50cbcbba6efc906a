import { OmitType } from '@nestjs/swagger';
import { SECURITY_VERBS, type SecurityVerb } from '@vitral/contracts/security-events';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Moment } from '../platform/validation/dates.ts';
import { passes } from '../platform/validation/text.ts';
import { isNetwork } from './network-filter.ts';

/** `q` is part of the name of an account, `account` its id. */
export class SecurityEventsQuery extends ListQuery {
  @IsOptional() @IsUUID() account?: string;
  @IsOptional() @IsIn(SECURITY_VERBS) verb?: SecurityVerb;
  /** An IP address, or a network as events name it: `203.0.113.0/24`. */
  @IsOptional() @passes('isNetwork', isNetwork) network?: string;
  /** The first day or instant. */
  @IsOptional() @Moment() from?: string;
  /** The last day, or the instant at which the range ends, exclusive. */
  @IsOptional() @Moment() to?: string;
}

/** An export is never paged. */
export class SecurityEventsExportQuery extends OmitType(SecurityEventsQuery, ['limit', 'offset']) {}

export class OwnSecurityEventsQuery extends OmitType(ListQuery, ['q']) {}
