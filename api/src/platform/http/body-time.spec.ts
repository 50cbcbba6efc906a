import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { boundBodyTime, waitForBody } from './body-time.ts';

const ALMOST_A_MINUTE_MS = 59_999;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function arriving(headers: IncomingMessage['headers']): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers = headers;
  boundBodyTime(request, new ServerResponse(request), () => {});
  return request;
}

describe('body time', () => {
  it('closes a connection that has not sent the body within a minute', () => {
    const { socket } = arriving({ 'content-length': '10' });
    jest.advanceTimersByTime(ALMOST_A_MINUTE_MS);
    expect(socket.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(socket.destroyed).toBe(true);
  });

  it('does not bound the response to a complete body or to a request without one', () => {
    const whole = arriving({ 'transfer-encoding': 'chunked' });
    whole.complete = true;
    const bare = arriving({ 'content-length': '0' });
    jest.advanceTimersByTime(10 * ALMOST_A_MINUTE_MS);
    expect([whole.socket.destroyed, bare.socket.destroyed]).toEqual([false, false]);
  });

  it('grants a file unlimited time, but not a minute without data', () => {
    const request = arriving({ 'content-length': '10' });
    const done = waitForBody(request);
    jest.advanceTimersByTime(10 * ALMOST_A_MINUTE_MS);
    expect(request.socket.destroyed).toBe(false);
    request.socket.emit('timeout');
    expect(request.socket.destroyed).toBe(true);
    done();
  });

  it('sets no limit once the file is complete', () => {
    const request = arriving({ 'content-length': '10' });
    waitForBody(request)();
    request.socket.emit('timeout');
    expect(request.socket.destroyed).toBe(false);
    expect(request.socket.timeout).toBe(0);
  });
});
