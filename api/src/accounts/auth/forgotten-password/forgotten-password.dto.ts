import { type ForgottenPasswordInput, type Language, LANGUAGES, LIMITS } from '@vitral/contracts';
import { IsIn } from 'class-validator';
import { Line } from '../../../platform/validation/text.ts';

export class ForgottenPasswordDto implements ForgottenPasswordInput {
  @Line(LIMITS.email) account!: string;
  @IsIn(LANGUAGES) language!: Language;
}
