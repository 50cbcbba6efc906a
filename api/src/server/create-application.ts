import type { Server, ServerResponse } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { withWaitLimit } from '../platform/database/wait-budget.ts';
import { admitRequests, assignRequestId } from '../platform/http/admit-requests.ts';
import { allowLongRequests, boundBodyTime } from '../platform/http/body-time.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import { TransportSecurity } from '../platform/http/transport-security.ts';
import { sendCachedPages, PagesService } from '../pages/index.ts';
import { OpenApiService } from '../platform/openapi/openapi.service.ts';
import { PublicReads, sendCachedReads } from '../platform/public-reads/public-reads.ts';

export async function createApplication(
  configuration: Configuration,
  databaseUrl: string,
): Promise<NestExpressApplication> {
  const application = await NestFactory.create<NestExpressApplication>(
    AppModule.on(configuration, databaseUrl),
    new ExpressAdapter(createExactRouter()),
    { bufferLogs: true, abortOnError: false, bodyParser: false },
  );
  application.useLogger(application.get(Logger));
  application.disable('x-powered-by');
  application.set('trust proxy', configuration.trustProxy);
  const server = application.getHttpServer() as Server;
  allowLongRequests(server);
  const quick = application.get(ResponseCache);
  quick.interceptRequests(server);
  const transport = application.get(TransportSecurity);
  admitRequests(server, configuration, transport);
  application.use(
    (_request: unknown, _response: unknown, next: () => void) => withWaitLimit(next),
    boundBodyTime,
    assignRequestId,
    (_request: unknown, response: ServerResponse, next: () => void) => {
      transport.setHeader(response);
      next();
    },
    sendCachedReads(application.get(PublicReads), quick),
  );
  application.use(sendCachedPages(application.get(PagesService), quick));
  application.get(OpenApiService).describe(application);
  return application;
}

/** Makes paths case sensitive and strict, as middleware compares them. Express reads this before its first route. */
function createExactRouter(): Express {
  return express().enable('case sensitive routing').enable('strict routing');
}
