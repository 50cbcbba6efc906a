import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { RequestHandler } from 'express';
import { match } from 'path-to-regexp';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';

interface Matcher {
  route: DeclaredRoute;
  matches(path: string): unknown;
}

/**
 * A request as middleware of Node, Express or Nest receives it; `originalUrl` is the full URL inside a mounted Express router.
 */
type Requested = Pick<IncomingMessage, 'method' | 'url'> & { originalUrl?: string };

/**
 * Finds the route that will handle a request, for middleware that runs before Nest's own routing and needs its traits. Compares
 * paths as Express does: case sensitive and strict. docs/adr/041.
 */
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

  /** Returns null when no handler matches. HEAD goes to the handler of GET. */
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

  /** Skips a middleware for routes that declare `@OutsideSession`. */
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
