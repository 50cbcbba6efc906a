import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { SecurityEvents } from '../../platform/audit/security-events.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RequestPipe } from '../../platform/validation/validation.pipe.ts';
import { Accounts, type Match } from './accounts.ts';
import { ApplicationPassport } from './application-passport.ts';
import { LoginDto } from './auth.dto.ts';
import { LoginDevices } from './login-devices.ts';
import { type LoginAttempt, LoginLimits } from './login-limits.ts';

/** A login whose password was right, which may still lack its code or an approval. */
export interface PasswordLogin extends Match {
  attempt: LoginAttempt;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express' own place for what is known of a request
  namespace Express {
    interface Request {
      /** Put there by `LocalAuthGuard`. */
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

/** Admits a login to its handler once the password is right, and counts the attempt before it looks at that. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  private readonly pipe = new RequestPipe();

  constructor(
    private readonly accounts: Accounts,
    private readonly devices: LoginDevices,
    private readonly events: SecurityEvents,
    private readonly limits: LoginLimits,
    private readonly passport: ApplicationPassport,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { username } = await this.checkBody(request);
    const device = this.devices.find(request, username);
    const attempt = { username, address: request.ip ?? '', device };
    await this.spend(attempt);
    const match = await this.match(request, http.getResponse<Response>());
    if (!match) return this.refuse(username);
    request.passwordLogin = { ...match, attempt };
    return true;
  }

  /** Guards run before the pipes of the handler. */
  private async checkBody({ body }: Request): Promise<LoginDto> {
    return (await this.pipe.transform(body, { type: 'body', metatype: LoginDto })) as LoginDto;
  }

  /** Records who was locked out, for the account of the name if there is one. */
  private async spend(attempt: LoginAttempt): Promise<void> {
    await this.limits.spend(attempt).catch(async (error: unknown) => {
      if (error instanceof AppError) {
        await this.events.record('locked-out', await this.accounts.named(attempt.username));
      }
      throw error;
    });
  }

  /** In place of what `AuthGuard` does, which knows only the Passport that all servers in the process would share. */
  private match(request: Request, response: Response): Promise<Match | null> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, match?: Match | false | null) =>
        error ? reject(error) : resolve(match || null);
      this.passport.authenticate('local', { session: false }, settle)(request, response, reject);
    });
  }

  /** The name that was typed is looked up and not stored: it may be a password. */
  private async refuse(username: string): Promise<never> {
    await this.events.record('refused-login', await this.accounts.named(username));
    throw new AppError('auth.invalid-credentials');
  }
}
