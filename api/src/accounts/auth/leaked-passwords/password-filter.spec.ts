import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PasswordFilter } from './password-filter.ts';

const shipped = async () =>
  new PasswordFilter(await readFile(new URL('./frequent-passwords.bin', import.meta.url)));

/** Texts that are no passwords of anybody. */
const others = (count: number) => Array.from({ length: count }, (_, index) => `nobody chose this ${index}`);

describe('PasswordFilter', () => {
  it('finds each of its passwords, in upper and lower case and however their accents are composed', () => {
    const passwords = Array.from({ length: 5000 }, (_, index) => `Contraseña-${index}`);
    const filter = PasswordFilter.of(passwords);
    expect(passwords.filter((password) => !filter.has(password))).toEqual([]);
    expect(filter.has('contraseña-7'.normalize('NFD'))).toBe(true);
    expect(filter.has('CONTRASEÑA-7')).toBe(true);
  });

  it('takes fewer than one in ten thousand others for one of them', () => {
    const filter = PasswordFilter.of(others(5000));
    const strangers = Array.from({ length: 100_000 }, (_, index) => `stranger ${index}`);
    expect(strangers.filter((text) => filter.has(text)).length).toBeLessThan(20);
  });
});

describe('the filter of frequent passwords', () => {
  it('holds the passwords that attackers try first', async () => {
    const filter = await shipped();
    const frequent = [
      '123456',
      'password',
      'qwerty',
      'iloveyou',
      'football',
      'trustno1',
      'abc123',
      'letmein',
    ];
    expect(frequent.filter((password) => !filter.has(password))).toEqual([]);
    expect(filter.has('PassWord')).toBe(true);
  });

  it('is compact and holds next to nothing else', async () => {
    const filter = await shipped();
    expect(filter.bytes.length).toBeLessThan(300_000);
    expect(others(100_000).filter((text) => filter.has(text)).length).toBeLessThan(20);
  });
});
