import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type VerifyFunction } from 'passport-local';
import { Accounts, type Match } from './accounts.ts';
import { ApplicationPassport } from './application-passport.ts';

/** Holds the Passport instance to register with: `PassportStrategy` needs it before a subclass's constructor can store it. */
class RegisteredStrategy extends Strategy {
  constructor(
    readonly passport: ApplicationPassport,
    verify: VerifyFunction,
  ) {
    super(verify);
  }
}

/** Finds the account of a username and a password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(RegisteredStrategy) {
  constructor(
    passport: ApplicationPassport,
    private readonly accounts: Accounts,
  ) {
    super(passport);
  }

  validate(username: string, password: string): Promise<Match | null> {
    return this.accounts.match(username, password);
  }

  getPassportInstance(): ApplicationPassport {
    return this.passport;
  }
}
