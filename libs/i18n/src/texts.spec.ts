import { ERRORS } from '@vitral/contracts';
import { expectSameKeys } from '@vitral/testing';
import commonEn from './texts/en/common.json';
import commonEs from './texts/es/common.json';
import commonFr from './texts/fr/common.json';
import errorsEn from './texts/en/errors.json';
import errorsEs from './texts/es/errors.json';
import errorsFr from './texts/fr/errors.json';

it('says the same things in every language', () => {
  expectSameKeys({ es: commonEs, en: commonEn, fr: commonFr });
  expectSameKeys({ es: errorsEs, en: errorsEn, fr: errorsFr });
});

it('has a text for every error that the API can answer', () => {
  expect(Object.keys(errorsEn)).toEqual(expect.arrayContaining(Object.keys(ERRORS)));
});

it('has no text for an error that nobody answers', () => {
  const ownErrors = ['unreachable'];
  expect(Object.keys(errorsEn).filter((key) => !(key in ERRORS))).toEqual(ownErrors);
});
