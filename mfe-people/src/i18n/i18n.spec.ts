import { expectSameKeys } from '@vitral/testing/same-keys';
import en from './en.json';
import es from './es.json';

describe('texts', () => {
  it('has the same keys in Spanish and in English', () => {
    expectSameKeys({ es, en });
  });
});
