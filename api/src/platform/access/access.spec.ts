import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ArgumentsHost,
  Controller,
  Get,
  type MiddlewareConsumer,
  Module,
  Param,
  Post,
  Put,
} from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type RequestHandler, type Response } from 'express';
import supertest from 'supertest';
import { toAppError } from '../http/errors.filter.ts';
import { refuseOtherThanJson } from '../http/security-headers.ts';
import {
  Allow,
  Public,
  KeyCovers,
  OutsideSession,
  Polled,
  Probe,
  type RouteTraits,
  SameForEverybody,
  Takes,
} from './access.ts';
import { RouteTable, routeLines } from './route-table.ts';

@Controller('api/panes')
class PanesController {
  @Public()
  @OutsideSession()
  @Get('set')
  set(): string {
    return 'set';
  }

  @Allow('content.write')
  @Polled()
  @Get(':id')
  get(@Param('id') id: string): string {
    return id;
  }

  @Allow('content.write')
  @Takes('image/png')
  @KeyCovers('file')
  @Put(':id')
  replace(): string {
    return 'replaced';
  }

  @Allow('content.write')
  @Post(':id')
  change(): string {
    return 'changed';
  }
}

@OutsideSession()
@Controller('files')
class FilesController {
  @Public()
  @SameForEverybody()
  @Get('pane-:name.png')
  send(): string {
    return 'file';
  }

  @Public()
  @Probe()
  @Get()
  check(): string {
    return 'ok';
  }
}

/** A stub of the session middleware. */
const readSession: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Session', 'read');
  next();
};

@Module({ controllers: [PanesController, FilesController], providers: [RouteTable] })
class PlantedModule {
  constructor(private readonly routes: RouteTable) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(refuseOtherThanJson(this.routes), this.routes.unlessOutsideSession(readSession))
      .forRoutes('{*path}');
  }
}

let application: NestExpressApplication;
beforeAll(async () => {
  const exact = express().enable('case sensitive routing').enable('strict routing');
  application = await NestFactory.create<NestExpressApplication>(PlantedModule, new ExpressAdapter(exact), {
    logger: false,
    bodyParser: false,
  });
  application.useGlobalFilters({
    catch: (error: unknown, host: ArgumentsHost) =>
      host.switchToHttp().getResponse<Response>().status(toAppError(error).status).end(),
  });
  await application.init();
});
afterAll(() => application.close());

const site = () => supertest(application.getHttpServer());

const isInSession = async (path: string, method: 'get' | 'head' | 'post' = 'get') =>
  (await site()[method](path)).headers['x-session'] === 'read';

const traitOf = (trait: keyof RouteTraits, method: string, url: string) =>
  application.get(RouteTable).find({ method, url })?.[trait];

describe('access metadata', () => {
  it('reads no session for a handler with @OutsideSession', async () => {
    expect(await isInSession('/api/panes/set?seen=1')).toBe(false);
    expect(await isInSession('/api/panes/set', 'head')).toBe(false);
    expect(await isInSession('/files/pane-blue.png')).toBe(false);
    expect(await isInSession('/files')).toBe(false);
  });

  it('reads the session for every other handler, and for another spelling of a path', async () => {
    expect(await isInSession('/api/panes/1')).toBe(true);
    expect(await isInSession('/api/panes/set', 'post')).toBe(true);
    for (const path of ['/api/panes/Set', '/api/panes/set/', '/FILES', '/files/', '/files/pane-.png'])
      expect(await isInSession(path)).toBe(true);
  });

  it('accepts JSON and the media type that a handler declares, and nothing else', async () => {
    const statusOf = async (method: 'put' | 'post', path: string, type: string) =>
      (await site()[method](path).set('Content-Type', type).send('{}')).status;
    expect(await statusOf('put', '/api/panes/1', 'image/png')).toBe(200);
    expect(await statusOf('put', '/api/panes/1', 'application/json')).toBe(200);
    expect(await statusOf('put', '/api/panes/1', 'image/gif')).toBe(415);
    expect(await statusOf('post', '/api/panes/1', 'image/png')).toBe(415);
    expect(await statusOf('put', '/api/Panes/1', 'image/png')).toBe(415);
    expect(await statusOf('put', '/api/panes/1/', 'image/png')).toBe(415);
  });

  it('finds the traits of the first handler that matches, and those of GET for HEAD', () => {
    expect(traitOf('isPolled', 'GET', '/api/panes/1?page=2')).toBe(true);
    expect(traitOf('isPolled', 'HEAD', '/api/panes/1')).toBe(true);
    expect(traitOf('isPolled', 'GET', '/api/panes/set')).toBe(false);
    expect(traitOf('isSameForEverybody', 'GET', '/files/pane-blue.png')).toBe(true);
    expect(traitOf('isProbe', 'GET', '/files')).toBe(true);
    expect(traitOf('keyCovers', 'PUT', '/api/panes/1')).toBe('file');
    expect(traitOf('isPolled', 'DELETE', '/api/panes/1')).toBeUndefined();
  });

  it('prints the traits of each route beside its access', () => {
    expect(routeLines(application.get(ModulesContainer))).toEqual([
      'GET /api/panes/:id content.write (polled)',
      'POST /api/panes/:id content.write',
      'PUT /api/panes/:id content.write (takes image/png; key covers file)',
      'GET /api/panes/set public (outside the session)',
      'GET /files public (outside the session; probe)',
      'GET /files/pane-:name.png public (outside the session; same for everybody)',
    ]);
  });
});
