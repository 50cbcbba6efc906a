import { ERRORS } from '@vitral/contracts/errors';
import commonEn from './texts/en/common.json';
import commonEs from './texts/es/common.json';
import commonFr from './texts/fr/common.json';
import errorsEn from './texts/en/errors.json';
import errorsEs from './texts/es/errors.json';
import errorsFr from './texts/fr/errors.json';

/** Removes plural suffixes, because plural forms differ between languages. */
const keysOf = (texts: Record<string, string>) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, '')))].sort();

describe('texts', () => {
  it('has the same keys in every language', () => {
    expect(keysOf(commonEs)).toEqual(keysOf(commonEn));
    expect(keysOf(commonFr)).toEqual(keysOf(commonEn));
    expect(keysOf(errorsEs)).toEqual(keysOf(errorsEn));
    expect(keysOf(errorsFr)).toEqual(keysOf(errorsEn));
  });

  it('has a text for every error code of the API', () => {
    expect(Object.keys(errorsEn)).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
  });

  it('has no text for an unknown error code', () => {
    const ownErrors = ['request.too-many_wait', 'unexpected', 'unreachable'];
    expect(Object.keys(errorsEn).filter((key) => !(key in ERRORS))).toEqual(ownErrors);
  });
});
