import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { Permission } from '@vitral/contracts/access';
import type { TokenNoun, TokenScope } from '@vitral/contracts/access-tokens';
import { ApiOkResponse, ApiResponse, ApiConsumes } from '@nestjs/swagger';
import { Reflector } from '@nestjs/core';
import { RecentLoginGuard } from './recent-login.ts';

export const PUBLISHERS_PERMISSION = 'modules.write' satisfies Permission;
export const BY_PUBLISHERS = `${PUBLISHERS_PERMISSION} or a token` as const;

/** A handler's requirement: none, any session, a permission, or a permission or a token. */
export type Access = 'public' | 'logged-in' | 'logged-in-by-password' | typeof BY_PUBLISHERS | Permission;

/** The right that a token needs: every token may read and publish; the others need rights of their own. */
export type PublisherScope = 'read' | 'publish' | 'preview' | 'steer' | 'promote';

export const ACCESS = 'vitral:access';
export const PUBLISHER_SCOPE = 'vitral:publisher-scope';

export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

export const LoggedIn = () => SetMetadata<string, Access>(ACCESS, 'logged-in');

/** Like `Authenticated`, but also for accounts without the second factor that their role needs: the response informs them of it. */
export const LoggedInByPassword = () => SetMetadata<string, Access>(ACCESS, 'logged-in-by-password');

export const Allow = (permission: Permission) => SetMetadata<string, Access>(ACCESS, permission);

/** Opens a handler to people with `modules.write` and to a module's token; the service calls `assertMayPublish`. */
export const AllowPublisher = (scope: PublisherScope) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, BY_PUBLISHERS),
    SetMetadata<string, PublisherScope>(PUBLISHER_SCOPE, scope),
  );

export const Sends = (...types: string[]) =>
  ApiOkResponse({
    content: Object.fromEntries(
      types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });

export const Redirects = (status: 302 | 303) =>
  ApiResponse({ status, headers: { Location: { schema: { type: 'string' } } } });

/** Identifies what an Idempotency-Key covers; the handler passes a file itself. `nothing`: the route takes no key. */
type Covered = 'body' | 'file' | 'nothing';

/** Facts about a route besides its access. They are declared at its handler, and `api/routes.txt` prints them. */
export interface RouteTraits {
  /** Pages send it on a timer, so it does not extend a login. */
  isPolled: boolean;
  /** No session is read: cookies grant no access here, and no account is known. */
  isOutsideSession: boolean;
  /** The response does not depend on the account: a response for a visitor may be sent to staff. */
  isSameForEverybody: boolean;
  /** Monitoring requests it: it is not logged, and it responds until the server has stopped. */
  isProbe: boolean;
  /** People must have given their password or passkey within the last minutes: `NeedsRecentLogin`. */
  needsRecentLogin: boolean;
  /** The noun whose scopes open it to access tokens, and the verb if it is not that of the method; null: open to no token. */
  token: { noun: TokenNoun; verb: TokenVerb | null } | null;
  /** The media type of the body; null for JSON. */
  takes: string | null;
  keyCovers: Covered;
}

type TokenVerb = 'read' | 'write';
type Decorator = MethodDecorator & ClassDecorator;

const key = (trait: keyof RouteTraits) => `vitral:${trait}`;

const declare = <Trait extends keyof RouteTraits>(trait: Trait, value: RouteTraits[Trait]): Decorator =>
  SetMetadata(key(trait), value);

export const Polled = () => declare('isPolled', true);

export const OutsideSession = () => declare('isOutsideSession', true);

export const SameForEverybody = () => declare('isSameForEverybody', true);

export const Probe = () => declare('isProbe', true);

/** Refuses sessions whose login was not renewed within `RECENT_LOGIN_MINUTES`. docs/adr/112. */
export const NeedsRecentLogin = () =>
  applyDecorators(declare('needsRecentLogin', true), UseGuards(RecentLoginGuard));

/**
 * Opens handlers to access tokens with the scope of `noun` to read or to write, by the method unless `verb` names it. Public writes
 * and those that need a recent login stay closed. docs/adr/116.
 */
export const OpenToTokens = (noun: TokenNoun, verb: TokenVerb | null = null) =>
  declare('token', { noun, verb });

/** Returns the scope that an access token needs for a route; null for a route that is open to no token. */
export function tokenScopeOf(
  { token, needsRecentLogin }: RouteTraits,
  { access, isReading }: { access: Access | null; isReading: boolean },
): TokenScope | null {
  if (!token || needsRecentLogin || (access === 'public' && !isReading)) return null;
  return `${token.noun}.${token.verb ?? (isReading ? 'read' : 'write')}`;
}

/** Declares that a write takes a body of the media type `type` instead of JSON, which the handler reads itself. */
export const Takes = (type: string) => applyDecorators(declare('takes', type), ApiConsumes(type));

/** Declares that the Idempotency-Key of a write identifies something other than its body. docs/adr/046. */
export const KeyCovers = (covered: Exclude<Covered, 'body'>) => declare('keyCovers', covered);

const reflector = new Reflector();

export function traitsOf(...[handler, controller]: [handler: Function, controller: Function]): RouteTraits {
  const declared = <Trait extends keyof RouteTraits>(trait: Trait, otherwise: RouteTraits[Trait]) =>
    reflector.getAllAndOverride<RouteTraits[Trait] | undefined>(key(trait), [handler, controller]) ??
    otherwise;
  return {
    isPolled: declared('isPolled', false),
    isOutsideSession: declared('isOutsideSession', false),
    isSameForEverybody: declared('isSameForEverybody', false),
    isProbe: declared('isProbe', false),
    needsRecentLogin: declared('needsRecentLogin', false),
    token: declared('token', null),
    takes: declared('takes', null),
    keyCovers: declared('keyCovers', 'body'),
  };
}

export function nameTraits(traits: RouteTraits): string[] {
  return [
    traits.isPolled ? 'polled' : '',
    traits.isOutsideSession ? 'outside the session' : '',
    traits.isSameForEverybody ? 'same for everybody' : '',
    traits.isProbe ? 'probe' : '',
    traits.needsRecentLogin ? 'needs a recent login' : '',
    traits.takes === null ? '' : `takes ${traits.takes}`,
    traits.keyCovers === 'body' ? '' : `key covers ${traits.keyCovers}`,
  ].filter(Boolean);
}
