import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { declaredRoutes } from './declared-routes.ts';

/** The server does not start while a handler leaves open who may call it. */
@Injectable()
export class AccessDeclarations implements OnApplicationBootstrap {
  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const silent = declaredRoutes(this.modules).filter((route) => route.access === null);
    if (silent.length === 0) return;
    const names = silent.map((route) => `${route.method} ${route.path}`).join(', ');
    throw new Error(`These routes declare no access (@Public, @LoggedIn or @Allow): ${names}`);
  }
}
