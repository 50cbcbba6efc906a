import {
  AUDIT_NOUNS,
  AUDIT_SERVER_ACTOR,
  AUDIT_VERBS,
  type AuditNoun,
  type AuditVerb,
} from '@vitral/contracts/audit';
import { OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, isUUID, ValidateBy } from 'class-validator';
import { Moment } from '../platform/validation/dates.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';

const Actor = () =>
  ValidateBy({
    name: 'isActor',
    validator: { validate: (value) => value === AUDIT_SERVER_ACTOR || isUUID(value) },
  });

export class AuditQuery extends ListQuery {
  /** The id of an account, or `server`. */
  @IsOptional() @Actor() actor?: string;
  @IsOptional() @IsIn(AUDIT_NOUNS) noun?: AuditNoun;
  @IsOptional() @IsIn(AUDIT_VERBS) verb?: AuditVerb;
  /** The first day or instant. */
  @IsOptional() @Moment() from?: string;
  /** The last day, or the instant at which the range ends, exclusive. */
  @IsOptional() @Moment() to?: string;
}

/** An export is never paged. */
export class AuditExportQuery extends OmitType(AuditQuery, ['limit', 'offset']) {}
