import { isPasskeyDomain } from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import type { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { originOf } from '../../platform/http/request-path.ts';

/** The site as WebAuthn names it: the domain that passkeys belong to, and the only origin that may use them. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Returns the relying party of PUBLIC_URL; in demo mode that of the requested host, which can only be this machine. Throws
 * `auth.passkeys-need-domain` for an IP address.
 */
export function relyingPartyOf(
  request: Request,
  configuration: Pick<Configuration, 'publicUrl'>,
): RelyingParty {
  const { hostname, origin } = new URL(originOf(request, configuration));
  if (!isPasskeyDomain(hostname)) throw new AppError('auth.passkeys-need-domain');
  return { id: hostname, origin };
}
