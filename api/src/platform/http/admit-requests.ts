import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ErrorCode } from '@vitral/contracts';
import type { Configuration } from '../config/configuration.ts';
import { AppError } from '../errors/app-error.ts';
import { toErrorBody } from '../errors/error-body.ts';
import { requestIdOf } from '../logging/request-ids.ts';
import { isForwarded, isSentToLoopback } from './demo-door.ts';
import { precede } from './precede.ts';
import { namesValidHost } from './request-host.ts';
import { normalisePath } from './request-path.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/**
 * Runs before all other listeners, also before cached responses: normalises the path of each request and refuses requests that no
 * part of the site could handle safely. docs/adr/040, docs/adr/041.
 */
export function admitRequests(server: Server, { isDemo }: Pick<Configuration, 'isDemo'>): void {
  precede(server, (request, response) => {
    const path = normalisePath(request.url ?? '');
    const code = path === null ? 'request.invalid' : reasonToRefuse(request, isDemo);
    if (code !== null) refuse(request, response, code);
    else request.url = path ?? '';
    return code !== null;
  });
}

function reasonToRefuse(request: IncomingMessage, isDemo: boolean): ErrorCode | null {
  if (!namesValidHost(request)) return 'request.invalid-host';
  if (isDemo && !isSentToLoopback(request)) return 'request.demo-elsewhere';
  return isDemo && isForwarded(request) ? 'request.demo-forwarded' : null;
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
