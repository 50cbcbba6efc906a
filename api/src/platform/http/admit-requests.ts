import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ErrorCode } from '@vitral/contracts';
import type { Configuration } from '../config/configuration.ts';
import { isLoopback } from '../config/loopback.ts';
import { AppError, toErrorBody } from '../errors/app-error.ts';
import { requestIdOf } from '../logging/request-ids.ts';
import { interceptRequests } from './intercept-requests.ts';
import { hasValidHost, hostnameIn } from './request-host.ts';
import { normalisePath } from './request-path.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const FORWARDING = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Runs before all other listeners, also before cached responses: normalises the path of each request and refuses requests that no
 * part of the site could handle safely. docs/adr/040, docs/adr/041.
 */
export function admitRequests(server: Server, { isDemo }: Pick<Configuration, 'isDemo'>): void {
  interceptRequests(server, (request, response) => {
    const path = normalisePath(request.url ?? '');
    const code = path === null ? 'request.invalid' : reasonToRefuse(request, isDemo);
    if (code !== null) refuse(request, response, code);
    else request.url = path ?? '';
    return code !== null;
  });
}

function reasonToRefuse(request: IncomingMessage, isDemo: boolean): ErrorCode | null {
  if (!hasValidHost(request)) return 'request.invalid-host';
  if (isDemo && !isSentToLoopback(request)) return 'request.demo-elsewhere';
  return isDemo && isForwarded(request) ? 'request.demo-forwarded' : null;
}

/**
 * Tells if the Host header names the loopback address, which a page of another site with a name that resolves here cannot send.
 */
function isSentToLoopback({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLoopback(hostnameIn(host) ?? '');
}

/** Tells if a proxy forwarded a request. nginx adds no header by default but speaks HTTP/1.0, which browsers no longer do. */
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
