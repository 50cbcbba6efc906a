import { Inject, Injectable } from '@nestjs/common';
import { PASSWORD_RULES } from '@vitral/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { isPublicPassword } from './demo-accounts.ts';
import { PasswordStrength } from './password-strength/password-strength.ts';
import { withoutWords, wordsOf } from './personal-words.ts';

/** What the site's settings ask of a new password. */
@Injectable()
export class PasswordPolicy {
  constructor(
    @Inject(SettingsService) private readonly settings: Pick<SettingsService, 'current'>,
    private readonly strength: PasswordStrength,
  ) {}

  async minLength(): Promise<number> {
    return (await this.rule()).minLength;
  }

  /** `personal`: the person's name, username and email. Throws auth.weak-password with `minLength`, `minScore`, `score`. */
  async check(password: string, personal: string[]): Promise<void> {
    const { minLength, minScore } = await this.rule();
    const text = password.normalize('NFC');
    const words = wordsOf(personal);
    // Several known words in a row count as much as unknown ones to zxcvbn.
    const score = isPublicPassword(text) ? 0 : await this.strength.score(withoutWords(text, words), words);
    if (text.length < minLength || score < minScore) {
      throw new AppError('auth.weak-password', { minLength, minScore, score });
    }
  }

  private async rule() {
    const { passwordPolicy } = await this.settings.current();
    return PASSWORD_RULES[passwordPolicy];
  }
}
