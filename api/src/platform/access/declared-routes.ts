import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { MetadataScanner, type ModulesContainer, Reflector } from '@nestjs/core';
import { isReading } from '../http/is-reading.ts';
import { type Covered, KEY_COVERS } from './key-covers.ts';
import { POLLED } from './polled.ts';
import { ACCESS, type Access } from './access.ts';

export interface DeclaredRoute {
  method: string;
  path: string;
  /** Null: the handler forgot to say. */
  access: Access | null;
  /** Whether a repeated call is told by its Idempotency-Key. */
  takesKey: boolean;
  /** Whether pages ask for it by themselves. */
  isPolled: boolean;
}

type Target = Function & { prototype?: unknown };

const scanner = new MetadataScanner();
const reflector = new Reflector();

/** Every route of an application and who may call it, sorted by path, then by method. */
export function declaredRoutes(modules: ModulesContainer): DeclaredRoute[] {
  return [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (metatype instanceof Function ? routesOf(metatype) : []))
    .sort((one, other) => compare(one.path, other.path) || compare(one.method, other.method));
}

function routesOf(controller: Target): DeclaredRoute[] {
  const prototype = (controller.prototype ?? {}) as Record<string, Target>;
  return scanner.getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const method = handler && reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
    if (!handler || method === undefined) return [];
    const access = reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]) ?? null;
    const takesKey =
      !isReading({ method: RequestMethod[method] }) &&
      reflector.get<Covered | undefined>(KEY_COVERS, handler) !== 'nothing';
    const isPolled = reflector.get<boolean | undefined>(POLLED, handler) ?? false;
    const paths = pathsOf(controller).flatMap((head) => pathsOf(handler).map((tail) => joined(head, tail)));
    return paths.map((path) => ({ method: RequestMethod[method] ?? '', path, access, takesKey, isPolled }));
  });
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
