import {
  CONTACT_STATUSES,
  CONTACT_SUBJECTS,
  LIMITS,
  type ContactMessageUpdate,
  type ContactNote,
  type ContactStatus,
  type ContactSubject,
} from '@vitral/contracts';
import { OmitType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { ListQuery } from '../platform/lists/list-query.dto.ts';
import { Text } from '../platform/validation/text.ts';

/** A leading hyphen means descending order. */
const SORTS = ['-createdAt', 'createdAt', 'name', '-name'] as const;

/** Unanswered messages before their deadline, and after it. */
const DUE = ['due', 'overdue'] as const;

export class ContactMessagesQuery extends ListQuery {
  @IsIn(SORTS) sort: (typeof SORTS)[number] = '-createdAt';
  @IsOptional() @IsIn(CONTACT_STATUSES) status?: ContactStatus;
  @IsOptional() @IsIn(CONTACT_SUBJECTS) subject?: ContactSubject;
  @IsOptional() @IsIn(DUE) due?: (typeof DUE)[number];
}

/** An export is never paged. */
export class ContactMessagesExportQuery extends OmitType(ContactMessagesQuery, ['limit', 'offset']) {}

export class ContactMessageUpdateDto implements ContactMessageUpdate {
  @IsIn(CONTACT_STATUSES) status!: ContactStatus;
  @IsInt() @Min(1) version!: number;
}

export class ContactNoteDto implements Pick<ContactNote, 'text'> {
  @Text(LIMITS.contactNote) text!: string;
}
