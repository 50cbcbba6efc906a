import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { Allow, Public } from './access.ts';
import { declaredRoutes, AccessDeclarations } from './route-table.ts';

@Controller('api/panes')
class PanesController {
  @Public()
  @Get(['', 'all'])
  list(): void {}

  @Allow('content.write')
  @Post(':id/')
  change(): void {}
}

@Controller('api/forgotten')
class ForgottenController {
  @Get()
  list(): void {}
}

@Module({ controllers: [PanesController] })
class DeclaringModule {}

@Module({ controllers: [PanesController, ForgottenController] })
class OmittingModule {}

async function modulesOf(module: object): Promise<ModulesContainer> {
  return (await NestFactory.create(module, { preview: true, logger: false })).get(ModulesContainer);
}

describe('RouteTable', () => {
  it('lists every route with what its handler declares', async () => {
    expect(declaredRoutes(await modulesOf(DeclaringModule))).toMatchObject([
      { method: 'GET', path: '/api/panes', access: 'public' },
      { method: 'GET', path: '/api/panes/all', access: 'public' },
      { method: 'POST', path: '/api/panes/:id', access: 'content.write' },
    ]);
  });

  it('lets the server start only when every handler declares its access', async () => {
    const declaring = new AccessDeclarations(await modulesOf(DeclaringModule));
    expect(() => declaring.onApplicationBootstrap()).not.toThrow();

    const undeclared = new AccessDeclarations(await modulesOf(OmittingModule));
    expect(() => undeclared.onApplicationBootstrap()).toThrow(/GET \/api\/forgotten$/);
  });
});
