import { describe, expect, it } from '@jest/globals';
import { Configuration } from '../platform/config/configuration.ts';
import { ShareTokens } from './share-tokens.ts';

const ID = '019a1b2c-3d4e-7f60-8a9b-0c1d2e3f4a5b';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const tokensOf = (key: string) => new ShareTokens(new Configuration({ SECRET_KEY: key.repeat(32) }));
const tokens = tokensOf('a');

describe('ShareTokens', () => {
  it('makes the same token each time and reads its id back', () => {
    const token = tokens.tokenOf(ID);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(tokens.idOf(token)).toBe(ID);
    expect(tokensOf('a').tokenOf(ID)).toBe(token);
  });

  it('refuses a token that differs in any character, in length, or in the server’s key', () => {
    const token = tokens.tokenOf(ID);
    for (let place = 0; place < token.length; place += 1) {
      for (const letter of LETTERS.replace(token.charAt(place), '')) {
        expect(tokens.idOf(token.slice(0, place) + letter + token.slice(place + 1))).toBeNull();
      }
    }
    for (const wrong of ['', ID, token.slice(1), `${token}A`, `${token}=`, `${token.slice(1)}é`]) {
      expect(tokens.idOf(wrong)).toBeNull();
    }
    expect(tokensOf('b').idOf(token)).toBeNull();
  });

  it('makes a different pass code for each link, time and password, and never a token', () => {
    const link = { id: ID, passwordHash: 'hash' };
    const codes = [
      tokens.passCode(link, 1),
      tokens.passCode(link, 2),
      tokens.passCode({ ...link, passwordHash: 'other' }, 1),
      tokens.passCode({ ...link, id: ID.replace('b', 'c') }, 1),
      tokensOf('b').passCode(link, 1),
    ];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.map((code) => tokens.idOf(code))).not.toContain(ID);
  });
});
