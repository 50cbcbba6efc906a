import { LANGUAGES, type Language } from '@vitral/contracts';
import { IsIn } from 'class-validator';

export class ProfileLanguageDto {
  @IsIn(LANGUAGES) language!: Language;
}
