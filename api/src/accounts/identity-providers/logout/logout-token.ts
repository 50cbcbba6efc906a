import { decodeProtectedHeader, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { isRecord } from '../../../platform/validation/shapes.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Only signatures with the provider's private keys: nobody else can make them. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
  'EdDSA',
];
const LONGEST = 255;
const MAX_AGE_SECONDS = 5 * 60;
const CLOCK_SECONDS = 30;
/** Tokens of another type, such as ID tokens, are no logout tokens. */
const TYPES = ['logout+jwt', 'application/logout+jwt'];

export interface LogoutToken {
  /** Identifies the token, so that it is used once. */
  jti: string;
  subject: string | null;
  sid: string | null;
  /** From this instant on the token is refused anyway. */
  endsAt: Date;
}

/** Verifies a logout token as section 2.6 of Back-Channel Logout 1.0 demands. Rejects for any other token. */
export async function verifyLogoutToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: { issuer: string; clientId: string },
): Promise<LogoutToken> {
  const { typ } = decodeProtectedHeader(token);
  if (!TYPES.includes(typ?.toLowerCase() ?? '')) throw new Error('Another type of token');
  const { payload } = await jwtVerify(token, keys, {
    ...{ issuer, audience: clientId, algorithms: ALGORITHMS },
    ...{ maxTokenAge: MAX_AGE_SECONDS, clockTolerance: CLOCK_SECONDS },
    requiredClaims: ['iat', 'jti', 'events'],
  });
  return readLogout(payload);
}

function readLogout(payload: JWTPayload): LogoutToken {
  const { jti, sub, sid, iat = 0, events } = payload;
  // An ID token has a nonce; without this check it could be used as a logout token.
  if ('nonce' in payload) throw new Error('A logout token has no nonce');
  if (!isRecord(events) || !isRecord(events[EVENT])) throw new Error('The token reports another event');
  const [subject, session] = [idOf(sub), idOf(sid)];
  if (idOf(jti) === null || (subject === null && session === null)) throw new Error('The token names nobody');
  const seconds = iat + MAX_AGE_SECONDS + 2 * CLOCK_SECONDS;
  return { jti: String(jti), subject, sid: session, endsAt: new Date(seconds * 1000) };
}

const idOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : null;
