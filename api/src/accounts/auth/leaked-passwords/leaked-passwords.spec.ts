import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { OutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { LeakedPasswords } from './leaked-passwords.ts';

const PASSWORD = 'tres linternas de papel';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const PADDING = `${'0'.repeat(35)}:0`;

let server: Server;
let requests: IncomingMessage[];
let respond: (response: ServerResponse) => void;
beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const open = (leakedPasswordsUrl = `http://${host()}/range/`) =>
  new LeakedPasswords(
    { current: async () => ({ ...DEFAULT_SETTINGS, leakedPasswordsUrl }) },
    new OutgoingClient({ opened: [host()] }),
  );
const knows = (text: string, count = 3) => {
  respond = (response) => response.end(`${PADDING}\r\n${sha1(text).slice(5)}:${count}\r\n`);
};

describe('LeakedPasswords', () => {
  it('finds frequent passwords without any request', async () => {
    expect(await open().has('Football')).toBe(true);
    expect(await open('').has(PASSWORD)).toBe(false);
    expect(requests).toEqual([]);
  });

  it('asks the look-up for others, by the first five digits of their SHA-1 alone', async () => {
    knows(PASSWORD);
    expect(await open().has(PASSWORD)).toBe(true);
    const [{ url, headers } = {} as IncomingMessage] = requests;
    expect(url).toBe(`/range/${sha1(PASSWORD).slice(0, 5)}`);
    expect(headers['add-padding']).toBe('true');
    expect(JSON.stringify(headers)).not.toContain(sha1(PASSWORD).slice(5));
  });

  it('takes neither other suffixes nor padding for a leak', async () => {
    knows('another one');
    expect(await open().has(PASSWORD)).toBe(false);
    knows(PASSWORD, 0);
    expect(await open().has(PASSWORD)).toBe(false);
  });

  it.each([
    ['fails', (response: ServerResponse) => response.writeHead(503).end()],
    ['sends a page', (response: ServerResponse) => response.end('<html>')],
    ['sends too much', (response: ServerResponse) => response.end('a'.repeat(3_000_000))],
    ['ends the connection', (response: ServerResponse) => response.destroy()],
    ['does not respond', () => {}],
  ])('accepts a password when the look-up %s, and logs that without a trace of it', async (_what, answer) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    respond = answer;
    expect(await open().has(PASSWORD)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    const logged = String(warn.mock.calls[0]?.[0]);
    expect(logged).toContain('look-up of leaked passwords failed');
    for (const secret of [PASSWORD, sha1(PASSWORD).slice(0, 5)]) expect(logged).not.toContain(secret);
  });

  it('accepts a look-up that knows the most frequent password, and refuses all others', async () => {
    knows('123456');
    await open('').test(`http://${host()}/range/`);
    knows('654321');
    await expect(open('').test(`http://${host()}/range/`)).rejects.toMatchObject({
      code: 'leaked-passwords.look-up-failed',
    });
  });
});
