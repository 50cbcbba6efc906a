import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';

/** Decides which accounts need passkeys that check a PIN, fingerprint or face ("user verification"). docs/adr/108. */
@Injectable()
export class PasskeyPolicy {
  constructor(private readonly settings: SettingsService) {}

  /** Returns whether a passkey has to replace two factors for the account. */
  async needsVerification(viewer: Pick<Viewer, 'role' | 'hasSecondFactor'>): Promise<boolean> {
    return viewer.role === 'admin' || viewer.hasSecondFactor || (await this.requiresSecondFactor(viewer));
  }

  async requiresSecondFactor({ role }: Pick<Viewer, 'role'>): Promise<boolean> {
    return (await this.settings.current()).secondFactorRoles.includes(role);
  }
}
