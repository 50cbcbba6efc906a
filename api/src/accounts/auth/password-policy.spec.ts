import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_SETTINGS, PASSWORD_RULES, type PasswordPolicy as Policy } from '@vitral/contracts/settings';
import type { AppError } from '../../platform/errors/app-error.ts';
import type { SettingsService } from '../../platform/settings/settings.service.ts';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { LeakedPasswords } from './leaked-passwords/leaked-passwords.ts';
import { PasswordPolicy, removeWords, wordsOf } from './password-policy.ts';
import { PasswordStrength } from './password-strength/password-strength.ts';

// Every worker thread loads the dictionaries.
jest.setTimeout(30_000);

const strength = new PasswordStrength();
afterAll(() => strength.onApplicationShutdown());

const PERSON = ['Lucía Ferrer', 'lferrer', 'lucia@vitral.example'];

async function refusal(passwordPolicy: Policy, password: string, personal = PERSON) {
  const settings = { current: async () => ({ ...DEFAULT_SETTINGS, passwordPolicy }) };
  const leaked = new LeakedPasswords(settings as SettingsService, new OutgoingClient());
  const policy = new PasswordPolicy(settings as SettingsService, strength, leaked);
  const error = await policy.check(password, personal).catch((thrown: unknown) => thrown as AppError);
  return error && { code: error.code, ...error.params };
}

describe('PasswordPolicy', () => {
  describe.each([
    ['low', 'kx7Rw2q', 'kx7Rw2qz'],
    ['medium', 'kx7Rw2qz9', 'kx7Rw2qz9T'],
    ['high', 'kx7Rw2qz9Tv', 'kx7Rw2qz9Tvb'],
  ] as const)('the policy %s', (policy, short, long) => {
    it('accepts a password of the minimum length and refuses one that is a character shorter', async () => {
      const { minLength, minScore } = PASSWORD_RULES[policy];
      expect([short.length, long.length]).toEqual([minLength - 1, minLength]);
      expect(await refusal(policy, long)).toBeUndefined();
      expect(await refusal(policy, short)).toMatchObject({ code: 'auth.weak-password', minLength, minScore });
    });
  });

  it.each([
    ['low', 'password1', 0, 'password1x9', 1],
    ['medium', 'sunshine12', 1, 'sunshine12xqw', 2],
    ['high', 'primavera2024x', 2, 'primavera2024xq', 3],
  ] as const)(
    'the policy %s refuses %s, which scores %d, and accepts %s, which scores %d',
    async (...example) => {
      const [policy, weak, score, strong, enough] = example;
      expect([score, enough]).toEqual([PASSWORD_RULES[policy].minScore - 1, PASSWORD_RULES[policy].minScore]);
      expect(await refusal(policy, weak)).toMatchObject({ code: 'auth.weak-password', score });
      expect(await refusal(policy, strong)).toBeUndefined();
      expect(await strength.score(strong, [])).toBe(enough);
    },
  );

  it('refuses words of both languages and of the person, in parts and without accents', async () => {
    for (const password of [
      'contraseña',
      'sunshine12',
      'qwertyuiop',
      'Lucia-Ferrer',
      'FERRER.lucía',
      'lferrer1990',
      'Vitral-2026',
    ]) {
      expect(await refusal('medium', password)).toMatchObject({ code: 'auth.weak-password' });
    }
    expect(await refusal('medium', 'lferrer1990', [])).toBeUndefined();
  });

  it('counts characters after Unicode normalization', async () => {
    const decomposed = 'ñqxvéwzk'.normalize('NFD');
    expect(decomposed.length).toBeGreaterThanOrEqual(10);
    expect(await refusal('medium', decomposed)).toMatchObject({ code: 'auth.weak-password', minLength: 10 });
  });

  it('bounds the work for slow inputs, and scores several passwords at the same time', async () => {
    const slow = 'a@4s$5e3i1!o0'.repeat(10).slice(0, 128);
    const scores = await Promise.all(
      [slow, 'password', slow].map((password) => strength.score(password, [])),
    );
    expect(scores).toEqual([4, 0, 4]);
  });

  it('starts a new thread after the last one ended', async () => {
    await strength.onApplicationShutdown();
    expect(await strength.score('password', [])).toBe(0);
  });
});

describe('personal words', () => {
  it('splits names into words without accents, longest first', () => {
    expect(wordsOf(['Lucía Ferrer', 'l.ferrer@site.example', 'Al'])).toEqual([
      'l.ferrer@site.example',
      'lucia ferrer',
      'example',
      'vitral',
      'ferrer',
      'lucia',
      'site',
    ]);
  });

  it('bounds the number of words', () => {
    expect(wordsOf([Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')])).toHaveLength(50);
  });

  it('removes the words from a password', () => {
    const words = wordsOf(['Lucía Ferrer']);
    expect(removeWords('Lucía-FERRER7', words)).toBe('-7');
    expect(removeWords('xLuciaxLUCÍAx', words)).toBe('xxx');
    expect(removeWords('una linterna de papel', words)).toBe('una linterna de papel');
    expect(removeWords('🏮lucia🏮', words)).toBe('🏮🏮');
  });
});
