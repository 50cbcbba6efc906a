import { expectSameKeys } from '@vitral/testing/same-keys';
import en from './en.json';
import es from './es.json';

it('says everything in both languages of the console', () => {
  expectSameKeys({ es, en });
});
