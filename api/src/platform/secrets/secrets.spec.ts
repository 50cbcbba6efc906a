import { describe, expect, it } from '@jest/globals';
import { Configuration } from '../config/configuration.ts';
import { Secrets } from './secrets.ts';

const secretsOf = (SECRET_KEY: string) => new Secrets(new Configuration({ SECRET_KEY }));
const secrets = secretsOf('k'.repeat(32));

describe('Secrets', () => {
  it('opens a sealed text, also on another server with the same key', () => {
    const sealed = secrets.seal('Vitral ✓', 'letters');
    expect(secrets.open(sealed, 'letters')).toBe('Vitral ✓');
    expect(secretsOf('k'.repeat(32)).open(sealed, 'letters')).toBe('Vitral ✓');
  });

  it('seals the same text differently every time and reveals none of it', () => {
    const sealed = secrets.seal('the same text');
    expect(secrets.seal('the same text')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('text');
  });

  it('refuses to open with another key, for another purpose, or after a change', () => {
    const sealed = secrets.seal('a text', 'letters');
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => secretsOf('o'.repeat(32)).open(sealed, 'letters')).toThrow();
    expect(() => secrets.open(sealed)).toThrow();
    expect(() => secrets.open(changed.toString('base64url'), 'letters')).toThrow();
    expect(() => secrets.open('', 'letters')).toThrow();
  });

  it('has a different mark for each key', () => {
    const { mark } = secrets;
    expect(secretsOf('k'.repeat(32)).mark).toBe(mark);
    expect(secretsOf('l'.repeat(32)).mark).not.toBe(mark);
    expect(mark).toBeLessThan(2 ** 31);
  });
});
