import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type DsseEnvelope,
  PAYLOAD_TYPE,
  preAuthEncoding,
  statementOf,
} from '@vitral/contracts/release-signatures';
import type { Release } from './pack-release.ts';
import { EXIT, Refusal } from './refusal.ts';

const PRIVATE_MODE = 0o600;

/** Returns the SHA-256 of the public key that belongs to a private one, hexadecimal. */
export function fingerprintOf(key: KeyObject) {
  return hash('sha256', createPublicKey(key).export({ format: 'der', type: 'spki' }));
}

/** Reads an Ed25519 private key from a file, or from the text of MODULE_SIGNING_KEY, which may also name a file. */
export function readSigningKey(file: string | undefined, text: string | undefined, folder: string) {
  const source = file ?? text?.trim();
  if (!source) return undefined;
  const isPem = file === undefined && source.startsWith('-----BEGIN');
  const key = parseKey(isPem ? source : readKeyFile(resolve(folder, source)));
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw usage('The signing key is no Ed25519 private key in PEM format. Make one: vitral keygen FILE');
}

function parseKey(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

function readKeyFile(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw usage(`The signing key could not be read from ${path}: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

/** Signs the files of a release and its SBOM: an in-toto statement in a DSSE envelope (docs/adr/097). */
export function signRelease({ descriptor, digest, files, sbom }: Release, key: KeyObject, now = new Date()) {
  const statement = statementOf(
    {
      ...{ module: descriptor.name, version: descriptor.version, digest },
      files: files.map(({ path, bytes }) => ({ path, sha256: hash('sha256', bytes) })),
      sbom: sbom && hash('sha256', sbom),
    },
    now.toISOString(),
  );
  const payload = Buffer.from(JSON.stringify(statement));
  const envelope: DsseEnvelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [
      {
        keyid: fingerprintOf(key),
        sig: sign(null, preAuthEncoding(PAYLOAD_TYPE, payload), key).toString('base64'),
      },
    ],
  };
  return Buffer.from(`${JSON.stringify(envelope)}\n`);
}

/** Writes a new private key that only its owner can read, and returns the public key to register. Never replaces a file. */
export function writeKeyPair(file: string | undefined, folder = '.') {
  if (!file) throw usage('Name the file of the private key, as in: vitral keygen people.pem');
  const path = resolve(folder, file);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  try {
    writeFileSync(path, pem, { flag: 'wx', mode: PRIVATE_MODE });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw usage(
      code === 'EEXIST'
        ? `${path} exists, and a key is never replaced: choose another name.`
        : `${path} could not be written: ${code}.`,
    );
  }
  return {
    path,
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    fingerprint: fingerprintOf(privateKey),
  };
}

const usage = (sentence: string) => new Refusal(EXIT.usage, sentence);
