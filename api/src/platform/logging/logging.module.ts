import type { ServerResponse } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Request } from 'express';
import { LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import { RouteTable } from '../access/route-table.ts';
import type { LogLevel } from '../config/configuration.ts';

const SECRETS = ['cookie', 'authorization', 'password', 'secret', 'token', 'currentPassword', 'newPassword'];

/** Logs structured JSON lines to standard output, one for each request, without secrets. */
@Module({})
export class LoggingModule {
  static at(level: LogLevel): DynamicModule {
    const logger = LoggerModule.forRootAsync({
      inject: [RouteTable],
      useFactory: (routes: RouteTable) => ({ pinoHttp: options(level, routes) }),
    });
    return { module: LoggingModule, imports: [logger] };
  }
}

function options(level: LogLevel, routes: RouteTable): Options {
  const pathToLog = pathsToLog(routes.paths);
  return {
    level,
    genReqId: (request) => request.id,
    quietReqLogger: true,
    autoLogging: { ignore: (request) => routes.find(request)?.isProbe ?? false },
    customLogLevel: (_request, response, error) => levelFor(response, error),
    serializers: {
      // Without headers, which contain cookies.
      req: ({ raw: { id, method, originalUrl, ip } }: { raw: Request }) => ({
        id,
        method,
        path: pathToLog(originalUrl),
        address: ip,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  };
}

function levelFor({ statusCode }: ServerResponse, error: Error | undefined): LogLevel {
  // Clients are expected to retry later (rate limits, maintenance): nothing failed.
  if (statusCode === 429 || statusCode === 503) return 'warn';
  return error || statusCode >= 500 ? 'error' : 'info';
}

/** The route parameter of links that grant access to their holders. */
const SECRET = ':token';

/** Returns a function that reduces a URL to the path to log: without query and token, which may grant access. */
export function pathsToLog(routes: readonly string[]): (url: string) => string {
  const heads = routes.flatMap((route) => {
    const end = route.indexOf(SECRET);
    return end < 0 ? [] : [route.slice(0, end).toLowerCase()];
  });
  return (url) => {
    const [path = ''] = url.split('?');
    // A path in another letter case matches no route, but may still contain somebody's token.
    const head = heads.find((candidate) => path.toLowerCase().startsWith(candidate));
    if (head === undefined) return path;
    return path.slice(0, head.length) + path.slice(head.length).replace(/^[^/]+/, '[redacted]');
  };
}
