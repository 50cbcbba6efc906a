import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@vitral/contracts/access';
import { AppError } from '../errors/app-error.ts';
import { Allow, AllowPublisher, LoggedIn, LoggedInByPassword, Public } from './access.ts';
import { AccessGuard } from './access.guard.ts';
import { type Publisher, TokenPublishers } from './publisher.ts';

class Handlers {
  @Public() forAll(): void {}
  @LoggedIn() forAccounts(): void {}
  @LoggedInByPassword() forHalfLogins(): void {}
  @Allow('profile.write') forOwners(): void {}
  @Allow('testimonials.write') forManagers(): void {}
  @AllowPublisher('publish') forPublishers(): void {}
  @AllowPublisher('steer') forSteering(): void {}
  undeclared(): void {}
}

const TEAM: Publisher = {
  ...{ kind: 'token', id: 't', name: 'CI (mfe-people)', module: 'mfe-people', userId: 'u' },
  mayActivate: false,
  mayPreview: false,
  mayPromote: false,
};

class Tokens extends TokenPublishers {
  async find(token: string): Promise<Publisher> {
    if (token === 'vitral_module_right') return TEAM;
    throw new AppError('auth.unauthorized');
  }
}

const guard = new AccessGuard(new Reflector(), new Tokens());

function contextOf(handler: keyof Handlers, request: object): ExecutionContext {
  return {
    getHandler: () => Handlers.prototype[handler],
    getClass: () => Handlers,
    switchToHttp: () => ({ getRequest: () => ({ headers: {}, ...request }) }),
  } as unknown as ExecutionContext;
}

function call(handler: keyof Handlers, role?: Role, needsSecondFactor = false): string {
  const user = role && { role, needsSecondFactor };
  try {
    return guard.canActivate(contextOf(handler, { user })) ? 'open' : 'closed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** Requests with a token and no session: the middleware ignores the cookies of such a request. */
async function callWith(token: string, handler: keyof Handlers): Promise<string> {
  const request = { headers: { authorization: `Bearer ${token}` } };
  const respond = async () => guard.canActivate(contextOf(handler, request));
  return respond().then(
    (isOpen) => (isOpen ? 'open' : 'closed'),
    (error: AppError) => error.code,
  );
}

describe('AccessGuard', () => {
  it('opens public handlers to everybody', () => {
    expect(call('forAll')).toBe('open');
    expect(call('forAll', 'user')).toBe('open');
  });

  it('opens other handlers by session and by role', () => {
    expect(call('forAccounts')).toBe('auth.unauthorized');
    expect(call('forAccounts', 'user')).toBe('open');
    expect(call('forManagers')).toBe('auth.unauthorized');
    expect(call('forManagers', 'user')).toBe('auth.insufficient-permissions');
    expect(call('forManagers', 'manager')).toBe('open');
    expect(call('forManagers', 'admin')).toBe('open');
  });

  it('lets accounts without the second factor that their role needs open only their own profile', () => {
    const callWithout = (handler: keyof Handlers) => call(handler, 'admin', true);
    expect(callWithout('forAll')).toBe('open');
    expect(callWithout('forHalfLogins')).toBe('open');
    expect(callWithout('forOwners')).toBe('open');
    expect(callWithout('forAccounts')).toBe('auth.second-factor-missing');
    expect(callWithout('forManagers')).toBe('auth.second-factor-missing');
    expect(callWithout('undeclared')).toBe('auth.second-factor-missing');

    expect(call('forHalfLogins')).toBe('auth.unauthorized');
    expect(call('forHalfLogins', 'user')).toBe('open');
  });

  it('refuses everybody at a handler without a declaration', () => {
    expect(call('undeclared')).toBe('auth.unauthorized');
    expect(call('undeclared', 'admin')).toBe('auth.insufficient-permissions');
  });

  it('opens publisher handlers to people with `modules.write` and to module tokens', async () => {
    expect(call('forPublishers')).toBe('auth.unauthorized');
    expect(call('forPublishers', 'manager')).toBe('auth.insufficient-permissions');
    expect(call('forPublishers', 'admin')).toBe('open');
    expect(call('forPublishers', 'admin', true)).toBe('auth.second-factor-missing');
    expect(call('forSteering', 'admin')).toBe('open');

    expect(await callWith('vitral_module_right', 'forPublishers')).toBe('open');
    expect(await callWith('vitral_module_wrong', 'forPublishers')).toBe('auth.unauthorized');
    expect(await callWith('of-something-else', 'forPublishers')).toBe('auth.unauthorized');
  });

  it('lets a token change the channel only if it may activate, and opens no other handlers to tokens', async () => {
    expect(await callWith('vitral_module_right', 'forSteering')).toBe('modules.token-scope');
    expect(await callWith('vitral_module_right', 'forManagers')).toBe('auth.unauthorized');
    expect(await callWith('vitral_module_right', 'forAccounts')).toBe('auth.unauthorized');
  });
});
