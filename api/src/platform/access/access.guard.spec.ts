import { expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@vitral/contracts';
import { Allow, LoggedIn, LoggedInByPassword, Public } from './access.ts';
import { AccessGuard } from './access.guard.ts';

class Handlers {
  @Public() forAll(): void {}
  @LoggedIn() forAccounts(): void {}
  @LoggedInByPassword() forHalfLogins(): void {}
  @Allow('profile.write') forOwners(): void {}
  @Allow('testimonials.write') forManagers(): void {}
  silent(): void {}
}

const guard = new AccessGuard(new Reflector());

function call(handler: keyof Handlers, role?: Role, needsSecondFactor = false): string {
  const context = {
    getHandler: () => Handlers.prototype[handler],
    getClass: () => Handlers,
    switchToHttp: () => ({ getRequest: () => ({ user: role && { role, needsSecondFactor } }) }),
  } as unknown as ExecutionContext;
  try {
    return guard.canActivate(context) ? 'open' : 'closed';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

it('opens public handlers to everybody', () => {
  expect(call('forAll')).toBe('open');
  expect(call('forAll', 'user')).toBe('open');
});

it('opens the others to sessions and to roles', () => {
  expect(call('forAccounts')).toBe('auth.unauthorized');
  expect(call('forAccounts', 'user')).toBe('open');
  expect(call('forManagers')).toBe('auth.unauthorized');
  expect(call('forManagers', 'user')).toBe('auth.insufficient-permissions');
  expect(call('forManagers', 'manager')).toBe('open');
  expect(call('forManagers', 'admin')).toBe('open');
});

it('opens the own profile alone to whoever lacks the second factor that the role needs', () => {
  const callWithout = (handler: keyof Handlers) => call(handler, 'admin', true);
  expect(callWithout('forAll')).toBe('open');
  expect(callWithout('forHalfLogins')).toBe('open');
  expect(callWithout('forOwners')).toBe('open');
  expect(callWithout('forAccounts')).toBe('auth.second-factor-missing');
  expect(callWithout('forManagers')).toBe('auth.second-factor-missing');
  expect(callWithout('silent')).toBe('auth.second-factor-missing');

  expect(call('forHalfLogins')).toBe('auth.unauthorized');
  expect(call('forHalfLogins', 'user')).toBe('open');
});

it('opens a handler that says nothing to nobody', () => {
  expect(call('silent')).toBe('auth.unauthorized');
  expect(call('silent', 'admin')).toBe('auth.insufficient-permissions');
});
