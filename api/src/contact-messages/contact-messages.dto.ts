import {
  ASSIGNEE_FILTERS,
  CONTACT_BULK_ACTIONS,
  CONTACT_KINDS,
  type ContactBulkChange,
  CONTACT_STATUSES,
  CONTACT_SUBJECTS,
  JOIN_SOURCES,
  MESSAGE_KINDS,
  type MessageKind,
  type ContactMessageUpdate,
  type ContactNote,
  type ContactReplyInput,
  type ContactStatus,
  type ContactSubject,
  CONTACT_HONEYPOT,
  type ContactMessageInput,
} from '@vitral/contracts/contact-messages';
import { COUNTRIES } from '@vitral/contracts/countries';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, isUUID, IsUUID, Min, Allow, ValidateBy, ValidateIf } from 'class-validator';
import { BulkDto } from '../platform/bulk/bulk.dto.ts';
import { exportOf } from '../platform/csv/export-query.dto.ts';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Line, Text } from '../platform/validation/text.ts';

/** A leading hyphen means descending order. */
const SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;

/** Unanswered messages before their deadline, and after it. */
const DUE = ['due', 'overdue'] as const;

const Assignee = () =>
  ValidateBy({
    name: 'isAssignee',
    validator: { validate: (value) => ASSIGNEE_FILTERS.includes(value) || isUUID(value) },
  });

export class ContactMessagesQuery extends ListQuery {
  @IsIn(SORTS) sort: (typeof SORTS)[number] = '-createdAt';
  @IsOptional() @IsIn(MESSAGE_KINDS) kind?: MessageKind;
  @IsOptional() @IsIn(CONTACT_STATUSES) status?: ContactStatus;
  @IsOptional() @IsIn(CONTACT_SUBJECTS) subject?: ContactSubject;
  @IsOptional() @IsIn(DUE) due?: (typeof DUE)[number];
  /** The id of an account, `me` or `nobody`. */
  @IsOptional() @Assignee() assignee?: string;
}

/** The filters and the order of an export or a bulk change. */
export class ContactMessagesExportQuery extends exportOf(ContactMessagesQuery) {}

export class ContactBulkDto extends BulkDto implements ContactBulkChange {
  @IsIn(CONTACT_BULK_ACTIONS) action!: ContactBulkChange['action'];
  @ValidateIf(({ action }: ContactBulkDto) => action === 'set-status')
  @IsIn(CONTACT_STATUSES)
  status?: ContactStatus;
  @IsOptional() @IsUUID() assigneeId: string | null = null;
}

export class ContactMessageUpdateDto implements ContactMessageUpdate {
  @IsIn(CONTACT_STATUSES) status!: ContactStatus;
  @IsOptional() @IsUUID() assigneeId?: string | null;
  @IsInt() @Min(1) version!: number;
}

export class ContactNoteDto implements Pick<ContactNote, 'text'> {
  @Text(LIMITS.contactNote) text!: string;
}

export class ContactReplyDto implements ContactReplyInput {
  @Line(LIMITS.title) subject!: string;
  @Text(LIMITS.contactReply) text!: string;
  @IsInt() @Min(1) version!: number;
}

/** The form's fields with unchecked values: the contract's own rules validate them (`readContactMessage`). */
export class ContactDto implements Partial<Record<keyof ContactMessageInput, unknown>> {
  @ApiProperty({ enum: CONTACT_KINDS, required: false, default: 'message' })
  @Allow()
  kind?: unknown;

  @ApiProperty({ type: String, minLength: 1, maxLength: LIMITS.name })
  @Allow()
  name: unknown;

  @ApiProperty({ type: String, format: 'email', maxLength: LIMITS.email })
  @Allow()
  email: unknown;

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: LIMITS.phone })
  @Allow()
  phone?: unknown;

  @ApiProperty({
    enum: CONTACT_SUBJECTS,
    required: false,
    nullable: true,
    description: 'Required in a message, absent in a request to join.',
  })
  @Allow()
  subject?: unknown;

  @ApiProperty({
    type: String,
    required: false,
    maxLength: LIMITS.contactMessage,
    description: `Required in a message, with at least ${LIMITS.contactMessageMin} characters.`,
  })
  @Allow()
  message?: unknown;

  @ApiProperty({ enum: LANGUAGES, required: false, default: DEFAULT_LANGUAGE })
  @Allow()
  language?: unknown;

  @ApiProperty({
    enum: COUNTRIES,
    required: false,
    nullable: true,
    description: 'Required in a request to join.',
  })
  @Allow()
  country?: unknown;

  @ApiProperty({
    enum: JOIN_SOURCES,
    required: false,
    nullable: true,
    description: 'Required in a request to join.',
  })
  @Allow()
  source?: unknown;

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: LIMITS.name })
  @Allow()
  invitedBy?: unknown;

  @ApiProperty({ type: String, required: false, description: 'Stays empty: people never see it.' })
  @Allow()
  [CONTACT_HONEYPOT]?: unknown;
}
