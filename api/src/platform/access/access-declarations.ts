import { Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.ts';

export interface DeclaredRoute {
  method: string;
  path: string;
  /** Null: the handler forgot to say. */
  access: Access | null;
}

/** Walks all handlers and reads off who may call them; the server does not start when one does not say. */
@Injectable()
export class AccessDeclarations implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const silent = this.list().filter((route) => route.access === null);
    if (silent.length === 0) return;
    const names = silent.map((route) => `${route.method} ${route.path}`).join(', ');
    throw new Error(`These routes declare no access (@Public, @LoggedIn or @Allow): ${names}`);
  }

  /** Every route, sorted by path, then by method. */
  list(): DeclaredRoute[] {
    return this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype instanceof Function ? this.routesOf(metatype) : []))
      .sort((one, other) => compare(one.path, other.path) || compare(one.method, other.method));
  }

  private routesOf(controller: Function & { prototype?: object }): DeclaredRoute[] {
    const prototype = (controller.prototype ?? {}) as Record<string, Function>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const method = handler && this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (!handler || method === undefined) return [];
      const access =
        this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]) ?? null;
      return pathsOf(handler).flatMap((tail) =>
        pathsOf(controller).map((head) => ({
          method: RequestMethod[method] ?? '',
          path: joined(head, tail),
          access,
        })),
      );
    });
  }
}

function pathsOf(target: Function): string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
}

function joined(head: string, tail: string): string {
  return `/${[head, tail]
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
