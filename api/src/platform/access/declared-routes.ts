import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { MetadataScanner, type ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.ts';
import { nameTraits, type RouteTraits, traitsOf } from './route-traits.ts';

export interface DeclaredRoute extends RouteTraits {
  method: string;
  path: string;
  /** Null when the handler declares none. */
  access: Access | null;
}

type Target = Function & { prototype?: unknown };

const scanner = new MetadataScanner();
const reflector = new Reflector();

/** Lists every route of an application in the order of their registration by Nest: the first match handles a request. */
export function declaredRoutes(modules: ModulesContainer): DeclaredRoute[] {
  return [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (metatype instanceof Function ? routesOf(metatype) : []));
}

/** Returns `METHOD path access (traits)` for each route, sorted by path, then by method, as in `api/routes.txt`. */
export function routeLines(modules: ModulesContainer): string[] {
  return declaredRoutes(modules)
    .sort((one, other) => compare(one.path, other.path) || compare(one.method, other.method))
    .map(({ method, path, access, ...traits }) => {
      const named = nameTraits(traits).join('; ');
      return `${method} ${path} ${access}${named && ` (${named})`}`;
    });
}

function routesOf(controller: Target): DeclaredRoute[] {
  const prototype = (controller.prototype ?? {}) as Record<string, Target>;
  return pathsOf(controller).flatMap((head) =>
    scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const method = handler && reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (!handler || method === undefined) return [];
      return pathsOf(handler).map((tail) => ({
        method: RequestMethod[method] ?? '',
        path: joined(head, tail),
        access: reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]) ?? null,
        ...traitsOf(handler, controller),
      }));
    }),
  );
}

function pathsOf(target: Target): string[] {
  return [reflector.get<string | string[]>(PATH_METADATA, target)].flat();
}

function joined(head: string, tail: string): string {
  const parts = [head, tail].map((part) => part.replace(/^\/|\/$/g, ''));
  return `/${parts.filter(Boolean).join('/')}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
