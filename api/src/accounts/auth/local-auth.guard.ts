import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { Request, Response } from 'express';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { RequestPipe } from '../../platform/validation/validation.pipe.ts';
import { Accounts, type Match } from './accounts.ts';
import { ApplicationPassport } from './application-passport.ts';
import { LoginDto } from './auth.dto.ts';
import { LoginDevices } from './login-devices.ts';
import { type LoginAttempt, LoginLimits } from './login-limits.ts';

/** A login with the right password, which may still lack its second factor or an approval. */
export interface PasswordLogin extends Match {
  attempt: LoginAttempt;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express extends requests through this namespace
  namespace Express {
    interface Request {
      passwordLogin?: PasswordLogin;
    }
  }
}

/** The `PasswordLogin` of a request to a handler that uses `LocalAuthGuard`. */
export const PasswordLogin = createParamDecorator((_: unknown, context: ExecutionContext): PasswordLogin => {
  const { passwordLogin } = context.switchToHttp().getRequest<Request>();
  if (!passwordLogin) throw new Error('@PasswordLogin() needs LocalAuthGuard on the same handler');
  return passwordLogin;
});

/** Admits logins with the right password. Counts each attempt before checking the password. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly pipe = new RequestPipe();

  constructor(
    private readonly accounts: Accounts,
    private readonly devices: LoginDevices,
    private readonly events: SecurityEvents,
    private readonly limits: LoginLimits,
    private readonly passport: ApplicationPassport,
    private readonly settings: SettingsService,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { username } = await this.checkBody(request);
    const device = this.devices.find(request, username);
    const attempt = { username, address: request.ip ?? '', device };
    await this.spend(attempt, username);
    const match = await this.match(request, http.getResponse<Response>());
    const { isPasswordLoginOff } = await this.settings.current();
    // The same response for a wrong password, so that strangers learn neither passwords nor which account is break-glass.
    if (isPasswordLoginOff && !match?.isBreakGlass) return this.refuse(username, 'auth.password-login-off');
    if (!match) return this.refuse(username, 'auth.invalid-credentials');
    request.passwordLogin = { ...match, attempt };
    return true;
  }

  /** Validates the body, since guards run before the handler's pipes. */
  private async checkBody({ body }: Request): Promise<LoginDto> {
    return (await this.pipe.transform(body, { type: 'body', metatype: LoginDto })) as LoginDto;
  }

  /** Counts the attempt; records a lockout on the account of that username, if there is one. */
  private async spend(attempt: LoginAttempt, username: string): Promise<void> {
    await this.limits.spend(attempt).catch(async (error: unknown) => {
      if (error instanceof AppError) {
        await this.events.record('locked-out', await this.accounts.findByUsername(username));
      }
      throw error;
    });
  }

  /** Replaces the method of `AuthGuard`, which uses the global Passport that all servers in the process would share. */
  private match(request: Request, response: Response): Promise<Match | null> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, match?: Match | false | null) =>
        error ? reject(error) : resolve(match || null);
      this.passport.authenticate('local', { session: false }, settle)(request, response, reject);
    });
  }

  /** Looks up the typed username but does not store it: it may be a password. */
  private async refuse(username: string, code: ErrorCode): Promise<never> {
    await this.events.record('refused-login', await this.accounts.findByUsername(username));
    throw new AppError(code);
  }
}
