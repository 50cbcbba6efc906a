import type { ServerResponse } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Request } from 'express';
import { LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import { RouteTable } from '../access/route-table.ts';
import type { LogLevel } from '../config/configuration.ts';
import { pathsToLog } from './path-to-log.ts';

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
  // These ask clients to retry later, as for every visitor during maintenance: nothing failed.
  if (statusCode === 429 || statusCode === 503) return 'warn';
  return error || statusCode >= 500 ? 'error' : 'info';
}
