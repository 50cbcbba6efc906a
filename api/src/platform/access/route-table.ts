import type { IncomingMessage } from 'node:http';
import { Injectable, RequestMethod, type OnApplicationBootstrap } from '@nestjs/common';
import { ModulesContainer, MetadataScanner, Reflector } from '@nestjs/core';
import type { RequestHandler } from 'express';
import { match } from 'path-to-regexp';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import type { TokenScope } from '@vitral/contracts/access-tokens';
import { ACCESS, type Access, nameTraits, type RouteTraits, tokenScopeOf, traitsOf } from './access.ts';

export interface DeclaredRoute extends RouteTraits {
  method: string;
  path: string;
  access: Access | null;
  /** The scope that an access token needs; null for a route that is open to no token. */
  tokenScope: TokenScope | null;
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
    .map(({ method, path, access, tokenScope, ...traits }) => {
      const open = tokenScope === null ? [] : [`token with ${tokenScope}`];
      const named = [...open, ...nameTraits(traits)].join('; ');
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
      const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]) ?? null;
      const traits = traitsOf(handler, controller);
      const verb = RequestMethod[method] ?? '';
      const tokenScope = tokenScopeOf(traits, { access, isReading: isReading({ method: verb }) });
      return pathsOf(handler).map((tail) => ({
        method: verb,
        path: joined(head, tail),
        ...{ access, tokenScope },
        ...traits,
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

interface Matcher {
  route: DeclaredRoute;
  matches(path: string): unknown;
}

/** A request as middleware receives it; `originalUrl` is the full URL inside a mounted Express router. */
type Requested = Pick<IncomingMessage, 'method' | 'url'> & { originalUrl?: string };

/** Finds the route of a request before Nest's own routing does, by the same strict comparison. docs/adr/041. */
@Injectable()
export class RouteTable {
  private readonly matchers = new Map<string, Matcher[]>();
  private readonly found = new WeakMap<Requested, DeclaredRoute | null>();

  constructor(modules: ModulesContainer) {
    for (const route of declaredRoutes(modules)) {
      const matches = match(route.path, { sensitive: true, trailing: false, decode: false });
      this.matchers.set(route.method, [...this.all(route.method), { route, matches }]);
    }
  }

  get paths(): string[] {
    return [...this.matchers.values()].flat().map(({ route }) => route.path);
  }

  find(request: Requested): DeclaredRoute | null {
    const known = this.found.get(request);
    if (known !== undefined) return known;
    const { method = '', url = '', originalUrl = url } = request;
    const [path = ''] = originalUrl.split('?');
    const matcher = this.all(method === 'HEAD' ? 'GET' : method).find(({ matches }) => matches(path));
    const route = matcher?.route ?? null;
    this.found.set(request, route);
    return route;
  }

  unlessOutsideSession(middleware: RequestHandler): RequestHandler {
    return (request, response, next) => {
      if (this.find(request)?.isOutsideSession) next();
      else middleware(request, response, next);
    };
  }

  private all(method: string): Matcher[] {
    return this.matchers.get(method) ?? [];
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return READING.has(method ?? '');
}

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
