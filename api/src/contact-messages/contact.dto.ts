import {
  CONTACT_HONEYPOT,
  CONTACT_SUBJECTS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  LIMITS,
  type ContactMessageInput,
} from '@vitral/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

/** The form's fields with unchecked values: the contract's own rules validate them (`readContactMessage`). */
export class ContactDto implements Partial<Record<keyof ContactMessageInput, unknown>> {
  @ApiProperty({ type: String, minLength: 1, maxLength: LIMITS.name })
  @Allow()
  name: unknown;

  @ApiProperty({ type: String, format: 'email', maxLength: LIMITS.email })
  @Allow()
  email: unknown;

  @ApiProperty({ type: String, required: false, nullable: true, maxLength: LIMITS.phone })
  @Allow()
  phone?: unknown;

  @ApiProperty({ enum: CONTACT_SUBJECTS })
  @Allow()
  subject: unknown;

  @ApiProperty({ type: String, minLength: LIMITS.contactMessageMin, maxLength: LIMITS.contactMessage })
  @Allow()
  message: unknown;

  @ApiProperty({ enum: LANGUAGES, required: false, default: DEFAULT_LANGUAGE })
  @Allow()
  language?: unknown;

  @ApiProperty({ type: String, required: false, description: 'Stays empty: people never see it.' })
  @Allow()
  [CONTACT_HONEYPOT]?: unknown;
}
