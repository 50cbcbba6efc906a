import { Injectable } from '@nestjs/common';
import { MODULE_PREVIEW_NAME, MODULE_PREVIEW_PARAMETER } from '@vitral/contracts/module-previews';
import { isSame, Secrets } from '../../platform/secrets/secrets.ts';
import type { ModulePreview } from './module-previews.entity.ts';

type Signed = Pick<ModulePreview, 'id' | 'name' | 'endsAt'>;

const PURPOSE = 'module-previews';

/** Bytes of the longest token: a name, a dot and the digest. */
const LONGEST = 100;

/** Signs the links of previews with the site's secret. Nothing is stored, so the link can be shown again. */
@Injectable()
export class PreviewLinks {
  constructor(private readonly secrets: Secrets) {}

  tokenOf(preview: Signed): string {
    return `${preview.name}.${this.signatureOf(preview)}`;
  }

  pathOf(preview: Signed): string {
    return `/?${MODULE_PREVIEW_PARAMETER}=${this.tokenOf(preview)}`;
  }

  /** Returns the name in a token, whose signature is not verified yet; null for one that is malformed. */
  nameIn(token: string): string | null {
    const [name = ''] = token.split('.');
    return token.length <= LONGEST && MODULE_PREVIEW_NAME.test(name) ? name : null;
  }

  isValid(token: string, preview: Signed): boolean {
    return isSame(token, this.tokenOf(preview));
  }

  /** Covers the end: a link is no longer valid once the preview ends at another time. */
  private signatureOf({ id, name, endsAt }: Signed): string {
    return this.secrets.digest(JSON.stringify([id, name, endsAt.toISOString()]), PURPOSE);
  }
}
