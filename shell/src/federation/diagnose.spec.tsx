import { createHash } from 'node:crypto';
import { jsonResponse, stubApi } from '@vitral/testing';
import { moduleWith } from '../testing/boot.ts';
import { diagnose, isLoadError } from './diagnose.ts';
import { chunkLoadError, entryLoadError } from '../testing/load-errors.ts';

const ENTRY = 'GET /modules/mfe-people/0.1.0-1/remoteEntry.js';
const sha384 = `sha384-${createHash('sha384').update('code').digest('base64')}`;
const people = { ...moduleWith([]), integrity: { 'remoteEntry.js': sha384, '12.aa.js': sha384 } };

const why = (cause: unknown) => diagnose(people, cause, 5000);

describe('diagnose', () => {
  it.each([
    ['missing', jsonResponse(404)],
    ['altered', new Response('other code')],
    ['altered', new Response('<h1>Proxy login</h1>', { headers: { 'content-type': 'text/html' } })],
    // The file exists by now.
    ['unreachable', new Response('code')],
  ])('finds that an entry is %s', async (reason, entry) => {
    stubApi({ [ENTRY]: entry });
    expect(await why(entryLoadError())).toBe(reason);
  });

  it('checks only the chunk that failed to load', async () => {
    const calls = stubApi({ 'GET /modules/mfe-people/0.1.0-1/12.aa.js': jsonResponse(404) });
    expect(await why(chunkLoadError('/modules/mfe-people/0.1.0-1/12.aa.js?r=1'))).toBe('missing');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['slow', new DOMException('late', 'TimeoutError')],
    ['broken', new TypeError('x is not a function')],
    ['broken', new Error('#RUNTIME-008 ScriptExecutionError: Script "/x.js" loaded but threw')],
    [
      'incompatible',
      new Error(
        'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mfe_people',
      ),
    ],
  ])('finds that a module is %s, without requesting its files', async (reason, cause) => {
    expect(await why(cause)).toBe(reason);
    expect(isLoadError(cause)).toBe(false);
  });

  it('distinguishes an unreachable server from a slow one', async () => {
    stubApi({
      [ENTRY]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await why(entryLoadError())).toBe('unreachable');
    stubApi({
      [ENTRY]: () => {
        throw new DOMException('late', 'TimeoutError');
      },
    });
    expect(await why(entryLoadError())).toBe('slow');
  });
});
