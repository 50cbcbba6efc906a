import type { ReleaseName } from './modules.ts';

/** Files of an upload that describe the release and are not part of it. */
export const SIGNATURE_FILE = 'signature.dsse.json';
export const SBOM_FILE = 'sbom.cdx.json';

export const SIGNATURE_LIMITS = {
  /** Bytes of the envelope. */
  envelopeBytes: 1024 * 1024,
  sbomBytes: 2 * 1024 * 1024,
  packages: 5000,
  /** Characters of a package's name, version or URL. */
  text: 512,
} as const;

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'urn:vitral:module-release:v1';

/** A signed document in the DSSE format (github.com/secure-systems-lab/dsse). */
export interface DsseEnvelope {
  payloadType: string;
  /** The signed bytes in base64. */
  payload: string;
  /** `keyid` is the fingerprint of the key. */
  signatures: { keyid: string; sig: string }[];
}

interface Subject {
  name: string;
  digest: { sha256: string };
}

/** Signed by the publisher: an in-toto statement about every file of the upload except the signature. */
export interface ReleaseStatement {
  _type: string;
  /** Sorted by name; includes module.json and the SBOM. */
  subject: Subject[];
  predicateType: string;
  predicate: {
    module: ReleaseName;
    version: string;
    /** Digest of the release, as in ReleaseSummary. */
    digest: string;
    /** SHA-256 of module.json, hexadecimal. */
    manifest: string;
    /** SHA-256 of the SBOM, hexadecimal; null if there is none. */
    sbom: string | null;
    createdAt: string;
  };
}

interface Signed {
  module: ReleaseName;
  version: string;
  digest: string;
  files: { path: string; sha256: string }[];
  sbom: string | null;
}

/** Returns the subjects of a release, sorted by name. */
export function subjectsOf({ files, sbom }: Pick<Signed, 'files' | 'sbom'>): Subject[] {
  const all = sbom === null ? files : [...files, { path: SBOM_FILE, sha256: sbom }];
  return all
    .map(({ path, sha256 }) => ({ name: path, digest: { sha256 } }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the statement about a release. */
export function statementOf(release: Signed, createdAt: string): ReleaseStatement {
  const { module, version, digest, files, sbom } = release;
  const manifest = files.find(({ path }) => path === 'module.json')?.sha256 ?? '';
  return {
    _type: STATEMENT_TYPE,
    subject: subjectsOf(release),
    predicateType: PREDICATE_TYPE,
    predicate: { module, version, digest, manifest, sbom, createdAt },
  };
}

/**
 * Returns the bytes that a DSSE signature covers: type and payload, each after its length. The type is a URL and
 * therefore ASCII.
 */
export function preAuthEncoding(type: string, payload: Uint8Array): Uint8Array {
  const head = `DSSEv1 ${type.length} ${type} ${payload.length} `;
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(Uint8Array.from(head, (character) => character.charCodeAt(0)));
  bytes.set(payload, head.length);
  return bytes;
}

/** The signature of a release as the console shows it. */
export interface ReleaseSignature {
  keyId: string;
  /** Name of the key's team or publisher. */
  signer: string;
  fingerprint: string;
  /** When the site accepted the signature. */
  signedAt: string;
  /** The key was revoked later: the release stays active where it is, but cannot be activated again. */
  isRevoked: boolean;
}

/** A package that must not be in a release, as in the file of BAD_PACKAGES_FILE. */
export interface BadPackage {
  name: string;
  /** Exact versions; with neither `versions` nor `range`, every version is bad. */
  versions?: string[];
  /** A semantic version range, such as `<4.17.21`. */
  range?: string;
  reason: string;
}
