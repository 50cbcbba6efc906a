import { Injectable } from '@nestjs/common';
import { PASSWORD_RULES } from '@vitral/contracts';
import { AppError } from '../platform/errors/app-error.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { PasswordStrength } from './password-strength/password-strength.ts';

/** Shorter ones are part of too many words. */
const SHORTEST_WORD = 3;
const MOST_WORDS = 50;
const ACCENTS = /\p{Mn}/gu;

/** What the site's settings ask of a new password. */
@Injectable()
export class PasswordPolicy {
  constructor(
    private readonly settings: SettingsService,
    private readonly strength: PasswordStrength,
  ) {}

  async minLength(): Promise<number> {
    return (await this.rule()).minLength;
  }

  /** `personal`: the person's name, username and email. Throws auth.weak-password with `minLength`, `minScore`, `score`. */
  async check(password: string, personal: string[]): Promise<void> {
    const { minLength, minScore } = await this.rule();
    const text = password.normalize('NFC');
    const score = await this.strength.score(text, wordsOf(personal));
    if (text.length < minLength || score < minScore)
      throw new AppError('auth.weak-password', { minLength, minScore, score });
  }

  private async rule() {
    const { passwordPolicy } = await this.settings.current();
    return PASSWORD_RULES[passwordPolicy];
  }
}

/** Each text whole and in its words, with and without accents. */
export function wordsOf(personal: string[]): string[] {
  const texts = personal.flatMap((text) => [text, text.normalize('NFD').replace(ACCENTS, '')]);
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{Mn}]+/u)]);
  const known = words.map((word) => word.normalize('NFC').toLowerCase());
  return [...new Set(known)].filter((word) => word.length >= SHORTEST_WORD).slice(0, MOST_WORDS);
}
