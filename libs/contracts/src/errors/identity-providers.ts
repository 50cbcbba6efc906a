import { error } from './error.ts';

/** Errors of identity providers and of logins with them. */
export const IDENTITY_PROVIDER_ERRORS = {
  'auth.password-login-off': error(
    403,
    'Password login is switched off, or the username or password is wrong',
  ),
  'auth.provider-refused': error(401, 'The login with this provider failed. Please try again'),
  'auth.provider-cancelled': error(401, 'The login with the provider was cancelled'),
  'auth.provider-expired': error(410, 'The login with this provider has expired'),
  'auth.provider-unreachable': error(422, 'The provider does not respond as it should'),
  'auth.provider-not-recent': error(403, 'The provider did not confirm a new login'),
  'auth.provider-no-account': error(403, 'No account on this site belongs to this login'),
  'auth.provider-no-role': error(403, 'This login has no access to this site'),
  'auth.provider-account-disabled': error(403, 'This account is disabled'),
  'auth.provider-login-taken': error(409, 'This login is already linked to an account'),
  'auth.last-login-way': error(409, 'This is the only way to log in to the account'),
  'identity-providers.not-found': error(404, 'Identity provider not found'),
  'identity-providers.stale': error(409, 'This identity provider was changed by somebody else'),
  'identity-providers.too-many': error(409, 'The maximum number of identity providers is reached'),
  'identity-providers.secret-missing': error(400, 'A new provider or issuer needs its client secret'),
  'identity-providers.not-https': error(400, 'The issuer must be an HTTPS URL'),
  'identity-providers.needed': error(409, 'Password login is off, so one active provider must remain'),
  'users.last-break-glass': error(409, 'Password login is off, so one break-glass admin must remain'),
  'settings.no-provider': error(409, 'Password login can only be off while an identity provider is active'),
  'settings.no-break-glass': error(
    409,
    'Password login can only be off while there is a break-glass admin: npm run admin:create',
  ),
};
