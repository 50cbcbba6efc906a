import { LIMITS, type SiteConfigInput } from '@vitral/contracts';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { OptionalText, TextOrEmpty } from '../platform/validation/text.ts';

@IgnoresFields('key')
export class SiteConfigDto implements SiteConfigInput {
  /** Blank: the default logo. */
  @TextOrEmpty(LIMITS.url) value!: string;
  @OptionalText(LIMITS.description) description?: string | null;
}
