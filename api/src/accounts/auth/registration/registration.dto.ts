import { type Language, LANGUAGES, LIMITS, type RegistrationInput } from '@vitral/contracts';
import { IsIn, IsString, Length } from 'class-validator';
import { Email, Username } from '../../../platform/validation/account-fields.ts';
import { Line } from '../../../platform/validation/text.ts';

export class RegistrationDto implements RegistrationInput {
  @Line(LIMITS.name) name!: string;
  @Username() username!: string;
  @Email() email!: string;
  @IsString() @Length(1, LIMITS.password) password!: string;
  @IsIn(LANGUAGES) language!: Language;
}
