import { expectSameKeys } from '@vitral/testing';
import en from './en.json';
import es from './es.json';

it('says everything in both languages of the console', () => {
  expectSameKeys({ es, en });
});
