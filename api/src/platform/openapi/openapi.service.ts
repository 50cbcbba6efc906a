import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type INestApplication, Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { declaredRoutes } from '../access/route-table.ts';
import { AppError } from '../errors/app-error.ts';
import { Configuration } from '../config/configuration.ts';
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { type Responses, refineDocument } from './refine-document.ts';

/** Files of the build: types of requests and responses that decorators do not carry. */
const METADATA = new URL('../../metadata.js', import.meta.url);
const ANSWERS = new URL('../../responses.json', import.meta.url);

interface Metadata {
  default: () => Promise<Record<string, unknown>>;
}

@Injectable()
export class OpenApiService {
  private application: INestApplication | null = null;
  private built: Promise<OpenAPIObject> | null = null;

  /** Sets the application to describe; the document is built at the first request. */
  describe(application: INestApplication): void {
    this.application = application;
  }

  document(): Promise<OpenAPIObject> {
    if (!this.application) throw new AppError('server.not-ready');
    this.built ??= build(this.application);
    return this.built;
  }
}

async function build(application: INestApplication): Promise<OpenAPIObject> {
  if (existsSync(METADATA)) {
    const metadata = (await import(METADATA.href)) as Metadata;
    await SwaggerModule.loadPluginMetadata(metadata.default);
  }
  const isBehindTls = application.get(Configuration).publicUrl?.startsWith('https:');
  const description = new DocumentBuilder()
    .setTitle('Vitral')
    .setDescription('Every call of the API. Errors are { statusCode, code, message, params, requestId }.')
    .setVersion('1')
    .addCookieAuth(isBehindTls ? HOST_SESSION_COOKIE : SESSION_COOKIE)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(application, description);
  const answers = existsSync(ANSWERS)
    ? (JSON.parse(await readFile(ANSWERS, 'utf8')) as Responses)
    : { operations: {}, schemas: {} };
  return refineDocument(document, declaredRoutes(application.get(ModulesContainer)), answers);
}
