import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import type { Metrics } from '../metrics/metrics.ts';
import { type QuickAnswer, QuickAnswers } from './quick-answers.ts';

const body = {
  encodings: { identity: Buffer.from('kept') },
  etag: 'W/"4"',
  headers: { 'Content-Type': 'text/plain', Vary: 'Accept-Encoding' },
};

let quick: QuickAnswers;
let server: Server;
let isCurrent: boolean;
/** Addresses that were not answered before the application. */
let passedOn: string[];
beforeEach(async () => {
  quick = new QuickAnswers({ kept: () => {} } as unknown as Metrics);
  isCurrent = true;
  passedOn = [];
  server = createServer((request, response) => {
    passedOn.push(request.url ?? '');
    remember(request);
    response.end('made');
  });
  quick.precede(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

function remember(request: IncomingMessage) {
  const answer: QuickAnswer = { kind: 'page', body, isCurrent: () => isCurrent, onSent: () => {} };
  const asked = Object.assign(request, { acceptsEncodings: () => false });
  quick.remember(asked as unknown as Request, answer);
}

const ask = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } })).text();
};

it('sends what is remembered in place of the application while it is current', async () => {
  expect([await ask('/a'), await ask('/a'), await ask('/b')]).toEqual(['made', 'kept', 'made']);
  isCurrent = false;
  expect(await ask('/a')).toBe('made');
  isCurrent = true;
  expect(await ask('/b')).toBe('kept');
  expect(passedOn).toEqual(['/a', '/b', '/a']);
});

it('remembers nothing that is out of date already', async () => {
  isCurrent = false;
  await ask('/a');
  isCurrent = true;
  expect(await ask('/a')).toBe('made');
});

it('sends nothing once there are smaller bytes of the same', async () => {
  await ask('/a');
  const before = body.encodings;
  body.encodings = { identity: Buffer.from('kept better') };
  expect([await ask('/a'), await ask('/a')]).toEqual(['made', 'kept better']);
  body.encodings = before;
});

it('forgets the oldest of more than two thousand', async () => {
  const like = { method: 'GET', headers: {}, socket: {} };
  await ask('/first');
  await ask('/last');
  for (let number = 0; number < 1999; number += 1)
    remember({ ...like, url: `/${number}` } as unknown as IncomingMessage);
  expect([await ask('/last'), await ask('/first')]).toEqual(['kept', 'made']);
});
