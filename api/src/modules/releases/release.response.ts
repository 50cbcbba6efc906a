import type { ReleaseSignature } from '@vitral/contracts/release-signatures';
import type { ReleaseDetail, ReleaseSummary } from '@vitral/contracts/releases';
import { serializer } from '../../platform/entities/serializer.ts';
import type { SigningKey } from '../../signing-keys/index.ts';
import { Release } from './release.entity.ts';

type State = 'isActive' | 'isCandidate' | 'isRemoved' | 'signature' | 'hasSbom';

const copyFields = serializer<Release, Omit<ReleaseSummary, State>>(Release, {
  descriptor: 'omitted',
  files: 'omitted',
  promotion: 'omitted',
  publishedById: 'omitted',
  removedAt: 'omitted',
  sbomDigest: 'omitted',
  signature: 'omitted',
  signedAt: 'omitted',
  signingKeyId: 'omitted',
});

interface InUse {
  releases: readonly Pick<Release, 'id'>[];
  candidate: { release: Pick<Release, 'id'> } | null;
}

export type KnownKeys = ReadonlyMap<string, SigningKey>;

export const toReleaseSummary = (
  row: Release,
  { releases, candidate }: InUse,
  keys: KnownKeys,
): ReleaseSummary => ({
  ...copyFields(row),
  isActive: releases.some(({ id }) => id === row.id),
  isCandidate: candidate?.release.id === row.id,
  isRemoved: Boolean(row.removedAt),
  signature: signatureOf(row, keys),
  hasSbom: Boolean(row.sbomDigest),
});

function signatureOf({ signingKeyId, signedAt }: Release, keys: KnownKeys): ReleaseSignature | null {
  const key = signingKeyId && keys.get(signingKeyId);
  if (!key || !signedAt) return null;
  const { id: keyId, name: signer, fingerprint, revokedAt } = key;
  return { keyId, signer, fingerprint, signedAt: signedAt.toISOString(), isRevoked: Boolean(revokedAt) };
}

export function toReleaseDetail(
  row: Release,
  inUse: InUse,
  keys: KnownKeys,
  state: Pick<ReleaseDetail, 'problems' | 'ungranted'>,
): ReleaseDetail {
  const { descriptor, files, promotion } = row;
  return { ...toReleaseSummary(row, inUse, keys), descriptor, files, promotion: promotion ?? null, ...state };
}
