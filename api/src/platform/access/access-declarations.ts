import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { declaredRoutes } from './declared-routes.ts';

/** Refuses to start the server while a handler declares no access. */
@Injectable()
export class AccessDeclarations implements OnApplicationBootstrap {
  constructor(private readonly modules: ModulesContainer) {}

  onApplicationBootstrap(): void {
    const undeclared = declaredRoutes(this.modules).filter((route) => route.access === null);
    if (undeclared.length === 0) return;
    const names = undeclared.map((route) => `${route.method} ${route.path}`).join(', ');
    throw new Error(`These routes declare no access (@Public, @LoggedIn or @Allow): ${names}`);
  }
}
