import { Inject, Injectable } from '@nestjs/common';
import { PASSWORD_RULES } from '@vitral/contracts/settings';
import { AppError } from '../../platform/errors/app-error.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { isPublicPassword } from './demo-accounts.ts';
import { LeakedPasswords } from './leaked-passwords/leaked-passwords.ts';
import { PasswordStrength } from './password-strength/password-strength.ts';

@Injectable()
export class PasswordPolicy {
  constructor(
    @Inject(SettingsService) private readonly settings: Pick<SettingsService, 'current'>,
    private readonly strength: PasswordStrength,
    private readonly leaked: LeakedPasswords,
  ) {}

  async minLength(): Promise<number> {
    return (await this.rule()).minLength;
  }

  /**
   * `personal`: the person's name, username and email. Throws auth.weak-password with `minLength`, `minScore`, `score`,
   * and auth.leaked-password for one that is strong enough but known.
   */
  async check(password: string, personal: string[]): Promise<void> {
    const { minLength, minScore } = await this.rule();
    const text = password.normalize('NFC');
    const words = wordsOf(personal);
    // zxcvbn scores several known words in a row as high as unknown ones.
    const score = isPublicPassword(text) ? 0 : await this.strength.score(removeWords(text, words), words);
    if (text.length < minLength || score < minScore) {
      throw new AppError('auth.weak-password', { minLength, minScore, score });
    }
    if (await this.leaked.has(text)) throw new AppError('auth.leaked-password');
  }

  private async rule() {
    const { passwordPolicy } = await this.settings.current();
    return PASSWORD_RULES[passwordPolicy];
  }
}

/** Shorter words are part of too many others. */
const MIN_LENGTH = 3;
const MAX_WORDS = 50;
/** The site's own name is an obvious guess. */
const SITE = 'Vitral';

/** Returns each text and its words, in lower case without accents, longest first. */
export function wordsOf(personal: string[]): string[] {
  const words = [SITE, ...personal].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{Mn}]+/u)]);
  const folded = new Set(words.map((word) => [...word.normalize('NFC')].map(fold).join('')));
  return [...folded]
    .filter((word) => word.length >= MIN_LENGTH)
    .sort((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS);
}

export function removeWords(password: string, words: string[]): string {
  const letters = [...password];
  for (const word of words) {
    for (let place = find(letters, word); place >= 0; place = find(letters, word)) {
      letters.splice(place, [...word].length);
    }
  }
  return letters.join('');
}

function find(letters: string[], word: string): number {
  const wanted = [...word];
  return letters.findIndex((_, place) =>
    wanted.every((letter, index) => fold(letters[place + index] ?? '') === letter),
  );
}

function fold(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
