import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes } from '@nestjs/swagger';

/**
 * The part of a write that its Idempotency-Key identifies: the body, or a file, which the handler itself passes to
 * `IdempotencyKeys`. `nothing` when the route takes no key, since its response sets a cookie or a repeated request is recognised
 * otherwise.
 */
export type Covered = 'body' | 'file' | 'nothing';

/** Facts about a route besides its access. They stand beside its handler, and `api/routes.txt` prints them. */
export interface RouteTraits {
  /** Pages request it on a timer: it does not extend a login. */
  isPolled: boolean;
  /** No session is read: cookies open nothing here, and no account is known. */
  isOutsideSession: boolean;
  /** The response depends on no account: one that was sent to a visitor may be sent to staff. */
  isSameForEverybody: boolean;
  /** Monitoring requests it: it is not logged, and it responds until the server has stopped. */
  isProbe: boolean;
  /** The media type of the body; null for JSON. */
  takes: string | null;
  keyCovers: Covered;
}

type Decorator = MethodDecorator & ClassDecorator;

const key = (trait: keyof RouteTraits) => `vitral:${trait}`;

const declare = <Trait extends keyof RouteTraits>(trait: Trait, value: RouteTraits[Trait]): Decorator =>
  SetMetadata(key(trait), value);

/** Marks a handler that pages request on a timer, so that it does not extend an idle session. */
export const Polled = () => declare('isPolled', true);

/** Marks public handlers that need no account, so that no session is read. */
export const OutsideSession = () => declare('isOutsideSession', true);

/** Marks public handlers whose response depends on no account, so that `ResponseCache` sends a cached one to staff, too. */
export const SameForEverybody = () => declare('isSameForEverybody', true);

/** Marks a handler that monitoring requests every few seconds, so that it is not logged. */
export const Probe = () => declare('isProbe', true);

/** Declares that a write takes a body of the media type `type` instead of JSON, which the handler reads itself. */
export const Takes = (type: string) => applyDecorators(declare('takes', type), ApiConsumes(type));

/** Declares that the Idempotency-Key of a write identifies something other than its body. docs/adr/046. */
export const KeyCovers = (covered: Exclude<Covered, 'body'>) => declare('keyCovers', covered);

const reflector = new Reflector();

/** Returns the traits that a handler or its controller declares. */
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

/** Returns the text of each trait, for `api/routes.txt`. */
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
