import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyInput } from '@vitral/contracts/passkeys';
import type { RelyingParty } from './relying-party.ts';
import type { Passkey } from './passkeys.entity.ts';

/** EdDSA, ES256 and RS256, in the order of preference (COSE). */
export const ALGORITHMS = [-8, -7, -257];

interface Expected {
  party: RelyingParty;
  isChallenge: (challenge: string) => boolean;
}

/** Returns the verified credential; null for every response that does not prove one. */
export async function verifyRegistration(
  { party, isChallenge }: Expected,
  input: PasskeyInput,
  requireUserVerification: boolean,
) {
  const { credentialId: id, clientDataJson: clientDataJSON, attestationObject } = input;
  return withoutErrors(async () => {
    if (!isAttestedBySelf(attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: isChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo ?? null;
  });
}

/**
 * Vitral requests no attestation: browsers then send none, or one that the passkey signed itself. Others are refused before the
 * library reads them, since it would fetch lists of revoked certificates from addresses in the response.
 */
function isAttestedBySelf(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format: unknown = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Returns the facts that the passkey has signed; null for every response that it has not. The counter is not compared. */
export async function verifyAssertion(
  { party, isChallenge }: Expected,
  passkey: Passkey,
  { credentialId: id, clientDataJson: clientDataJSON, ...data }: PasskeyAssertion,
) {
  return withoutErrors(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, ...data },
      },
      expectedChallenge: isChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The caller knows whether the account needs it, and compares the counter with that of the row.
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    });
    return verified ? authenticationInfo : null;
  });
}

/** The library throws plain errors for whatever is wrong with a response, even for bytes that it cannot parse. */
async function withoutErrors<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
