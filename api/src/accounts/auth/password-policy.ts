import { Inject, Injectable } from '@nestjs/common';
import { PASSWORD_RULES } from '@vitral/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { isPublicPassword } from './demo-accounts.ts';
import { PasswordStrength } from './password-strength/password-strength.ts';
import { removeWords, wordsOf } from './personal-words.ts';

/** Enforces the site's rules for new passwords. */
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
    // zxcvbn scores several known words in a row as high as unknown ones.
    const score = isPublicPassword(text) ? 0 : await this.strength.score(removeWords(text, words), words);
    if (text.length < minLength || score < minScore) {
      throw new AppError('auth.weak-password', { minLength, minScore, score });
    }
  }

  private async rule() {
    const { passwordPolicy } = await this.settings.current();
    return PASSWORD_RULES[passwordPolicy];
  }
}
