import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { LIMITS } from '@vitral/contracts/limits';
import { IsIn } from 'class-validator';
import { OptionalUrlOrPath, TextOrEmpty } from '../platform/validation/text.ts';

/** Content of the social picture of a page that is being edited. */
export class SocialPictureQuery {
  @IsIn(LANGUAGES) language: Language = DEFAULT_LANGUAGE;
  @TextOrEmpty(LIMITS.title) title = '';
  @OptionalUrlOrPath() picture: string | null = null;
  @OptionalUrlOrPath() chosen: string | null = null;
}
