import { LIMITS, type SiteConfigInput } from '@vitral/contracts';
import { IgnoresFields } from '../platform/validation/ignored-fields.ts';
import { OptionalText, TextOrEmpty } from '../platform/validation/text.ts';

@IgnoresFields('key')
export class SiteConfigDto implements SiteConfigInput {
  /** Blank: the default logo. */
  @TextOrEmpty(LIMITS.url) value!: string;
  @OptionalText(LIMITS.description) description?: string | null;
}
