import { describe, expect, it } from '@jest/globals';
import { Configuration } from '../config/configuration.ts';
import { IdTokens } from './id-tokens.ts';
import { Secrets } from './secrets.ts';

const ID = '0190d0c0-0000-7000-8000-0000000000a1';
const secrets = new Secrets(new Configuration({ SECRET_KEY: 'k'.repeat(32) }));
const tokens = new IdTokens(secrets, 'requests');

describe('IdTokens', () => {
  it('returns the id of its own tokens only', () => {
    const token = tokens.make(ID);
    expect(token).not.toContain('0190d0c0');
    expect(tokens.read(token)).toBe(ID);
    expect(new IdTokens(secrets, 'consents').read(token)).toBeNull();
  });

  it.each(['', '.', 'AZDQwAAAcACAAAAAAAAAoQ', 'x'.repeat(5000), `${tokens.make(ID)}x`])(
    'refuses %p',
    (token) => {
      expect(tokens.read(token)).toBeNull();
    },
  );
});
