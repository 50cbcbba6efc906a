import { verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import {
  type DsseEnvelope,
  PAYLOAD_TYPE,
  preAuthEncoding,
  type ReleaseStatement,
  statementOf,
} from '@vitral/contracts/release-signatures';
import type { ReleaseFile } from '@vitral/contracts/releases';
import type { SigningKey } from '../../signing-keys/index.ts';
import { isText, shape } from '../../platform/validation/shapes.ts';
import { problem } from './release-problem.ts';

export interface SignedRelease {
  name: ReleaseName;
  version: string;
  digest: string;
  files: readonly ReleaseFile[];
  sbomDigest?: string | null;
}

const FINGERPRINT_LENGTH = 16;
const FINGERPRINT = /^[0-9a-f]{64}$/;

export const fingerprintOf = ({ signatures: [signature] }: DsseEnvelope): string => signature?.keyid ?? '';

const signerOf = ({ name, fingerprint }: SigningKey) => ({
  signer: name,
  fingerprint: fingerprint.slice(0, FINGERPRINT_LENGTH),
});

/**
 * Finds out why the key may not sign the module: it is unknown, revoked, had expired when the signature arrived, or
 * belongs to other modules.
 */
export function keyProblem(
  { envelope, key, module }: { envelope: DsseEnvelope; key: SigningKey | null; module: ReleaseName },
  arrivedAt: Date,
): ReleaseProblem | null {
  if (!key) {
    const keyid = fingerprintOf(envelope);
    const fingerprint = FINGERPRINT.test(keyid) ? keyid.slice(0, FINGERPRINT_LENGTH) : '?';
    return problem('signature-key-unknown', { fingerprint });
  }
  const signer = signerOf(key);
  if (key.revokedAt) return problem('signature-key-revoked', { ...signer, reason: key.revokedReason ?? '' });
  if (key.expiresAt && key.expiresAt < arrivedAt)
    return problem('signature-key-expired', { ...signer, date: key.expiresAt.toISOString().slice(0, 10) });
  return key.modules.includes(module) ? null : problem('signature-key-module', { ...signer, module });
}

/** Finds out why the envelope is no signature of these files by the key, regardless of the age and state of the key. */
export function statementProblem(
  envelope: DsseEnvelope,
  key: SigningKey,
  { name, version, digest, files, sbomDigest }: SignedRelease,
): ReleaseProblem | null {
  if (envelope.payloadType !== PAYLOAD_TYPE) return problem('signature-unreadable', {});
  if (!hasSigned(key, envelope)) return problem('signature-wrong', signerOf(key));
  const statement = readStatement(envelope);
  if (!statement) return problem('signature-unreadable', {});
  const { predicate, subject } = statement;
  const release = { module: name, version, digest, files: [...files], sbom: sbomDigest ?? null };
  const expected = statementOf(release, predicate.createdAt);
  if (predicate.module !== name || predicate.version !== version)
    return problem('signature-other-release', {
      found: `${predicate.module} ${predicate.version}`,
      release: `${name} ${version}`,
    });
  if (isDeepStrictEqual(statement, expected)) return null;
  return problem('signature-file-changed', { file: changedFile(subject, expected.subject) });
}

function hasSigned({ publicKey }: SigningKey, { payloadType, payload, signatures }: DsseEnvelope): boolean {
  const [signature] = signatures;
  if (!signature) return false;
  const bytes = preAuthEncoding(payloadType, Buffer.from(payload, 'base64'));
  return verify(null, bytes, publicKey, Buffer.from(signature.sig, 'base64'));
}

const isStatement = shape<Pick<ReleaseStatement, 'subject' | 'predicate'>>({
  subject: (value) => Array.isArray(value),
  predicate: shape<Pick<ReleaseStatement['predicate'], 'module' | 'version' | 'createdAt'>>({
    module: isText(60),
    version: isText(60),
    createdAt: isText(40),
  }),
});

function readStatement({ payload }: DsseEnvelope): ReleaseStatement | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    return isStatement(value) ? (value as ReleaseStatement) : null;
  } catch {
    return null;
  }
}

type Subjects = ReleaseStatement['subject'];

/** Returns the first file that was changed, added or left out. */
function changedFile(signed: Subjects, found: Subjects): string {
  const missingIn = (subjects: Subjects) => (subject: Subjects[number]) =>
    !subjects.some((other) => isDeepStrictEqual(other, subject));
  const changed = found.find(missingIn(signed)) ?? signed.find(missingIn(found));
  return changed?.name ?? 'module.json';
}
