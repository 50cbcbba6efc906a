import type { ServerResponse } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Request } from 'express';
import { LoggerModule } from 'nestjs-pino';
import type { Options } from 'pino-http';
import type { LogLevel } from '../config/configuration.ts';
import { pathToLog } from './path-to-log.ts';

const SECRETS = ['cookie', 'authorization', 'password', 'secret', 'token', 'currentPassword', 'newPassword'];

/** Structured JSON lines on standard output, one for each request, without anything secret. */
@Module({})
export class LoggingModule {
  static at(level: LogLevel): DynamicModule {
    return { module: LoggingModule, imports: [LoggerModule.forRoot({ pinoHttp: options(level) })] };
  }
}

function options(level: LogLevel): Options {
  return {
    level,
    genReqId: (request) => request.id,
    quietReqLogger: true,
    autoLogging: { ignore: (request) => /^\/(health\/|metrics$)/.test(request.url ?? '') },
    customLogLevel: (_request, response, error) => levelFor(response, error),
    serializers: { req: describeRequest, res: ({ statusCode }: { statusCode: number }) => ({ statusCode }) },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  };
}

function levelFor({ statusCode }: ServerResponse, error: Error | undefined): LogLevel {
  // Told to come back later, as every visitor is during maintenance: nothing went wrong.
  if (statusCode === 429 || statusCode === 503) return 'warn';
  return error || statusCode >= 500 ? 'error' : 'info';
}

/** Without headers, which hold cookies. */
function describeRequest({ raw }: { raw: Request }) {
  return { id: raw.id, method: raw.method, path: pathToLog(raw.originalUrl), address: raw.ip };
}
