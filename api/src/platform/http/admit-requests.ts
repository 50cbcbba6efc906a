import type { IncomingMessage, Server, ServerResponse, RequestListener } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { NextFunction, Request, Response } from 'express';
import type {} from 'pino-http';
import type { Configuration } from '../config/configuration.ts';
import { isLoopback } from '../config/demo-mode.ts';
import { AppError, toErrorBody } from '../errors/app-error.ts';
import { normalisePath } from './request-path.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { TransportSecurity } from './transport-security.ts';

const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Runs before all other listeners, even before cached responses: normalizes the path of each request and refuses
 * requests that no part of the site could handle safely. docs/adr/040, docs/adr/041.
 */
export function admitRequests(
  server: Server,
  { isDemo }: Pick<Configuration, 'isDemo'>,
  transport: Pick<TransportSecurity, 'setHeader'>,
): void {
  interceptRequests(server, (request, response) => {
    const path = normalisePath(request.url ?? '');
    const code = path === null ? 'request.invalid' : reasonToRefuse(request, isDemo);
    if (code === null) {
      request.url = path ?? '';
      return false;
    }
    transport.setHeader(response);
    refuse(request, response, code);
    return true;
  });
}

function reasonToRefuse(request: IncomingMessage, isDemo: boolean): ErrorCode | null {
  if (!hasValidHost(request)) return 'request.invalid-host';
  if (isDemo && !isSentToLoopback(request)) return 'request.demo-elsewhere';
  return isDemo && isForwarded(request) ? 'request.demo-forwarded' : null;
}

/** A page of another site with a name that resolves here cannot send a Host header with the loopback address. */
function isSentToLoopback({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLoopback(hostnameIn(host) ?? '');
}

/** Returns whether a proxy forwarded a request. nginx adds no header by default but speaks HTTP/1.0, which browsers no longer do. */
function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDING.test(name));
}

function refuse(request: IncomingMessage, response: ServerResponse, code: ErrorCode): void {
  const error = new AppError(code);
  const id = requestIdOf(request);
  response.writeHead(error.status, {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    // The body is not read.
    Connection: 'close',
  });
  response.end(JSON.stringify(toErrorBody(error, id)));
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{0,5})?$/i;
const PROTOCOL = /^https?$/i;

function hostnameIn(host: string): string | null {
  const name = HOST.exec(host)?.[1];
  return name !== undefined && URL.canParse(`http://${host}`) ? name : null;
}

/**
 * Returns whether host and protocol, including those that proxies report, can form a URL. HTTP/1.0 allows a request
 * without a host.
 */
function hasValidHost({ headers }: IncomingMessage): boolean {
  const isHost = (host: string) => hostnameIn(host) !== null;
  return (
    (headers.host === undefined || isHost(headers.host)) &&
    splitEntries(headers['x-forwarded-host']).every(isHost) &&
    splitEntries(headers['x-forwarded-proto']).every((protocol) => PROTOCOL.test(protocol))
  );
}

function splitEntries(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((entry) => entry.trim());
}

/** Calls `handle` before the server's current listeners, which get the requests for which it returns false. */
export function interceptRequests(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!handle(request, response)) for (const other of others) other.call(server, request, response);
  });
}

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Assigns each request the id of its log lines, its response and its error; a proxy in front may have chosen it. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  request.id = requestIdOf(request);
  response.setHeader('X-Request-Id', String(request.id));
  next();
}

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
