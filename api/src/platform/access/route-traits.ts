import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';

/**
 * The Idempotency-Key of a write stands for its body, or for a file, with which the handler itself asks `IdempotencyKeys`.
 * `nothing`: the call takes none, since its response sets a cookie or something else tells a repeated one.
 */
export type Covered = 'body' | 'file' | 'nothing';

/** Facts about a route besides its access. They stand beside its handler, and `api/routes.txt` prints them. */
export interface RouteTraits {
  /** Pages request it by themselves: it does not extend a login. */
  isPolled: boolean;
  /** No session is read: cookies open nothing here, and no account is known. */
  isOutsideSession: boolean;
  /** The response depends on no account: one that was sent to a visitor may be sent to staff. */
  isSameForEverybody: boolean;
  /** Monitoring requests it: it is not logged, and it answers until the server has stopped. */
  isProbe: boolean;
  /** The media type of the body; null: JSON. */
  takes: string | null;
  keyCovers: Covered;
}

type Decorator = MethodDecorator & ClassDecorator;

const key = (trait: keyof RouteTraits) => `vitral:${trait}`;

const declare = <Trait extends keyof RouteTraits>(trait: Trait, value: RouteTraits[Trait]): Decorator =>
  SetMetadata(key(trait), value);

/** For a handler that pages request by themselves: it must not keep an idle session alive. */
export const Polled = () => declare('isPolled', true);

/** For public handlers that need no account: no session is read. */
export const OutsideSession = () => declare('isOutsideSession', true);

/** For public handlers whose response depends on no account; `QuickAnswers` sends a remembered one to staff, too. */
export const SameForEverybody = () => declare('isSameForEverybody', true);

/** For what monitoring requests every few seconds. */
export const Probe = () => declare('isProbe', true);

/** For a write whose body is no JSON, but `type`. The handler reads it. */
export const Takes = (type: string) => applyDecorators(declare('takes', type), ApiConsumes(type));

/** For a write whose Idempotency-Key does not stand for its body. docs/adr/046. */
export const KeyCovers = (covered: Exclude<Covered, 'body'>) => declare('keyCovers', covered);

const reflector = new Reflector();

/** The traits that a handler declares, by itself or by its controller. */
export function traitsOf(...[handler, controller]: [handler: Function, controller: Function]): RouteTraits {
  const declared = <Trait extends keyof RouteTraits>(trait: Trait, otherwise: RouteTraits[Trait]) =>
    reflector.getAllAndOverride<RouteTraits[Trait] | undefined>(key(trait), [handler, controller]) ??
    otherwise;
  return {
    isPolled: declared('isPolled', false),
    isOutsideSession: declared('isOutsideSession', false),
    isSameForEverybody: declared('isSameForEverybody', false),
    isProbe: declared('isProbe', false),
    takes: declared('takes', null),
    keyCovers: declared('keyCovers', 'body'),
  };
}

/** Each trait in words, for `api/routes.txt`. */
export function nameTraits(traits: RouteTraits): string[] {
  return [
    traits.isPolled ? 'polled' : '',
    traits.isOutsideSession ? 'outside the session' : '',
    traits.isSameForEverybody ? 'same for everybody' : '',
    traits.isProbe ? 'probe' : '',
    traits.takes === null ? '' : `takes ${traits.takes}`,
    traits.keyCovers === 'body' ? '' : `key covers ${traits.keyCovers}`,
  ].filter(Boolean);
}
