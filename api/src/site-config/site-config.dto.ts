import { LIMITS } from '@vitral/contracts/limits';
import type { SiteConfigInput } from '@vitral/contracts/site-config';
import { IgnoresFields } from '../platform/validation/check-shape.ts';
import { OptionalText, TextOrEmpty } from '../platform/validation/text.ts';

@IgnoresFields('key')
export class SiteConfigDto implements SiteConfigInput {
  /** Blank: the default logo. */
  @TextOrEmpty(LIMITS.url) value!: string;
  @OptionalText(LIMITS.description) description?: string | null;
}
