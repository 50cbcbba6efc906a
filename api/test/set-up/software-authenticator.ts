import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyInput,
  PasskeyRequestOptions,
} from '@vitral/contracts/passkeys';

/** Bits of the flags in authenticator data (WebAuthn, section 6.1). */
const FLAG = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 };

/** ES256 with P-256, as a COSE key. */
const COSE = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3 };
const EC2 = 2;
const ES256 = -7;
const P256 = 1;

export interface AuthenticatorTraits {
  origin: string;
  /** Checks a PIN, fingerprint or face. */
  verifies: boolean;
  isSynced: boolean;
  /** Added to the counter at each signature; 0 for one that does not count. */
  step: number;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** An authenticator with one passkey, whose keys and signatures are real. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  traits: AuthenticatorTraits;
  count = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  constructor(traits: Partial<AuthenticatorTraits> = {}) {
    this.traits = { origin: 'http://localhost:4200', verifies: true, isSynced: false, step: 1, ...traits };
  }

  /** `format` and `statement`: an attestation other than none. */
  create(
    options: PasskeyCreationOptions,
    { name = 'Laptop', format = 'none', statement = new Map<string, unknown>() } = {},
  ): PasskeyInput {
    this.userHandle = options.user.id;
    const authData = Buffer.concat([this.data(options.rp.id, FLAG.attested), this.attestedCredential()]);
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...{ name, credentialId: base64url(this.credentialId), transports: ['internal'] },
      clientDataJson: this.clientData('webauthn.create', options.challenge),
      attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
    };
  }

  get({ rpId, challenge }: Pick<PasskeyRequestOptions, 'rpId' | 'challenge'>): PasskeyAssertion {
    this.count += this.traits.step;
    const authenticatorData = this.data(rpId);
    const clientDataJson = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJson, 'base64url'))]);
    return {
      ...{ credentialId: base64url(this.credentialId), clientDataJson, userHandle: this.userHandle },
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
    };
  }

  private clientData(type: string, challenge: string): string {
    const { origin } = this.traits;
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private data(rpId: string, more = 0): Buffer {
    const { verifies, isSynced } = this.traits;
    const synced = isSynced ? FLAG.backupEligible | FLAG.backedUp : 0;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(FLAG.present | (verifies ? FLAG.verified : 0) | synced | more);
    rest.writeUInt32BE(this.count, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  private attestedCredential(): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, coseKeyOf(this.keys.publicKey)]);
  }
}

function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const map = new Map<number, unknown>([
    [COSE.type, EC2],
    [COSE.algorithm, ES256],
    [COSE.curve, P256],
    [COSE.x, coordinate(x)],
    [COSE.y, coordinate(y)],
  ]);
  return Buffer.from(isoCBOR.encode(map as never));
}
