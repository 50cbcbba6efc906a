import { createHash } from 'node:crypto';
import { answer, stubApi } from '@vitral/testing';
import { moduleWith } from '../testing/boot.ts';
import { diagnose } from './diagnose.ts';

const ENTRY = 'GET /modules/mfe-people/0.1.0-1/remoteEntry.js';
const people = {
  ...moduleWith([]),
  integrity: { 'remoteEntry.js': `sha384-${createHash('sha384').update('code').digest('base64')}` },
};

const why = (cause: unknown = new Error('Loading chunk failed')) =>
  diagnose(people, cause, performance.now());

it.each([
  ['missing', answer(404)],
  ['altered', new Response('other code')],
  ['broken', new Response('code')],
])('tells that a module is %s', async (reason, entry) => {
  stubApi({ [ENTRY]: entry });
  expect(await why()).toBe(reason);
});

it('tells that a module is slow, without asking again', async () => {
  expect(await why(new DOMException('late', 'TimeoutError'))).toBe('slow');
});

it('tells that the server is out of reach', async () => {
  stubApi({
    [ENTRY]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await why()).toBe('unreachable');
});
