import { createHash, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import type { ReleaseName } from '@vitral/contracts/modules';
import {
  type DsseEnvelope,
  PAYLOAD_TYPE,
  preAuthEncoding,
  type ReleaseStatement,
  SBOM_FILE,
  SIGNATURE_FILE,
  statementOf,
} from '@vitral/contracts/release-signatures';
import type { SigningKey } from '@vitral/contracts/signing-keys';
import type { Api } from '../start-api.ts';
import { joinParts, type Part, splitArchive } from './archive-parts.ts';
import { makeRelease } from './publishing.ts';

export interface KeyPair {
  privateKey: KeyObject;
  /** PEM. */
  publicKey: string;
  fingerprint: string;
}

export function makeKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey,
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    fingerprint: hash('sha256', publicKey.export({ format: 'der', type: 'spki' })),
  };
}

export async function registerKey(
  api: Api,
  { publicKey }: KeyPair,
  more: Partial<SigningKey> = {},
): Promise<SigningKey> {
  const input = { name: 'Equipo de Personas', publicKey, modules: ['mfe-people'], days: null, ...more };
  return (await api.as('admin').post('/signing-keys').send(input).expect(201)).body as SigningKey;
}

/** A CycloneDX document of these packages, each `name@version`. */
export const sbomOf = (...packages: string[]) =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: packages.map((text) => {
      const at = text.lastIndexOf('@');
      return { type: 'library', name: text.slice(0, at), version: text.slice(at + 1) };
    }),
  });

export interface Changes {
  name?: ReleaseName;
  script?: string;
  /** Global variable of the container. */
  library?: string;
  sbom?: string | null;
  statement?: (statement: ReleaseStatement) => unknown;
  envelope?: (envelope: DsseEnvelope) => unknown;
  parts?: (parts: Part[]) => Part[];
}

/** Packs a release with its SBOM and its signature, as the publishing command does, or with changes as a forger would. */
export async function signRelease(
  version: string,
  { privateKey, fingerprint }: KeyPair,
  changes: Changes = {},
): Promise<Buffer> {
  const { name = 'mfe-people', script, library, sbom = sbomOf('react@19.3.1') } = changes;
  const parts = await splitArchive(await makeRelease(name, version, script, library ? { library } : {}));
  parts.sort((one, other) => (one.name < other.name ? -1 : 1));
  const attached = sbom === null ? [] : [{ name: SBOM_FILE, content: Buffer.from(sbom) }];
  const described = statementOf(
    {
      ...{ module: name, version, digest: digestOf(parts) },
      files: parts.map((part) => ({ path: part.name, sha256: hash('sha256', part.content) })),
      sbom: sbom === null ? null : hash('sha256', sbom),
    },
    '2026-11-29T10:00:00.000Z',
  );
  const payload = Buffer.from(JSON.stringify(changes.statement?.(described) ?? described));
  const sig = sign(null, preAuthEncoding(PAYLOAD_TYPE, payload), privateKey).toString('base64');
  const envelope: DsseEnvelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid: fingerprint, sig }],
  };
  const content = Buffer.from(JSON.stringify(changes.envelope?.(envelope) ?? envelope));
  const all = [...parts, ...attached, { name: SIGNATURE_FILE, content }];
  return joinParts(changes.parts?.(all) ?? all);
}

function digestOf(parts: Part[]): string {
  const total = createHash('sha256');
  for (const { name, content } of parts) total.update(`${name}\0${content.length}\0`).update(content);
  return total.digest('hex');
}
