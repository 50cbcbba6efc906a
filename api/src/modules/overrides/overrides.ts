import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BootOverride, MODULE_NAMES } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { viewerMay } from '../../platform/access/viewer.ts';
import { cookieOf } from '../../platform/http/cookies.ts';
import { Secrets } from '../../platform/secrets/secrets.ts';
import { isDeveloperAddress } from './developer-address.ts';

export const OVERRIDE_COOKIE = 'vitral-override';

const PURPOSE = 'overrides';
const VALUE = /^[\w-]{1,2000}$/;

interface Sealed extends BootOverride {
  userId: string;
  /** Digest of the session's id: logging out ends it for good, even if the same person comes back. */
  session: string;
}

/**
 * The cookie by which one session takes a module from its developer's own machine. It is sealed with a key made of SECRET_KEY
 * and counts for the session it was given to, for as long as the person behind it may write modules.
 */
@Injectable()
export class Overrides {
  constructor(private readonly secrets: Secrets) {}

  /** What the session of a request takes from elsewhere; null for everybody else, and for whatever was not given like this. */
  read(request: Request): BootOverride | null {
    const value = cookieOf(request, OVERRIDE_COOKIE) ?? '';
    if (!VALUE.test(value) || !viewerMay(request.user ?? null, 'modules.write')) return null;
    const sealed = this.open(value);
    if (sealed === null || !isOf(request, sealed)) return null;
    const { module, address, expiresAt } = sealed;
    return { module, address, expiresAt };
  }

  give(override: BootOverride, request: Request, response: Response): void {
    const sealed: Sealed = { ...override, userId: request.user?.id ?? '', session: digestOf(request) };
    response.cookie(OVERRIDE_COOKIE, this.secrets.seal(JSON.stringify(sealed), PURPOSE), {
      ...attributesFor(request),
      expires: new Date(override.expiresAt),
    });
  }

  take(request: Request, response: Response): void {
    response.clearCookie(OVERRIDE_COOKIE, attributesFor(request));
  }

  private open(value: string): Sealed | null {
    try {
      return JSON.parse(this.secrets.open(value, PURPOSE)) as Sealed;
    } catch {
      return null;
    }
  }
}

/** What the server sealed itself is checked all the same: an older server may have known other modules. */
function isOf(request: Request, { module, address, expiresAt, userId, session }: Sealed): boolean {
  return (
    userId === request.user?.id &&
    session === digestOf(request) &&
    Date.parse(expiresAt) > Date.now() &&
    MODULE_NAMES.includes(module) &&
    isDeveloperAddress(address)
  );
}

function digestOf({ sessionID }: Request): string {
  return createHash('sha256').update(sessionID).digest('base64url');
}

function attributesFor({ secure }: Request) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}
