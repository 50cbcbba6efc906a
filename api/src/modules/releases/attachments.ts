import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DsseEnvelope,
  SBOM_FILE,
  SIGNATURE_FILE,
  SIGNATURE_LIMITS,
} from '@vitral/contracts/release-signatures';
import { isText, listOf, shape } from '../../platform/validation/shapes.ts';
import { problem } from './release-problem.ts';
import { type Sbom, wrongSbomField } from './sbom.ts';
import { refused } from './unpack-archive.ts';

/** Files that accompany a release. They are stored separately, and no browser receives them. */
export const ATTACHMENTS: readonly string[] = [SIGNATURE_FILE, SBOM_FILE];

export interface StoredSbom {
  /** The document as it was sent, since the signature covers its bytes. */
  text: string;
  /** SHA-256, hexadecimal. */
  digest: string;
  document: Sbom;
}

export interface Attachments {
  envelope: DsseEnvelope | null;
  sbom: StoredSbom | null;
}

const { envelopeBytes, sbomBytes } = SIGNATURE_LIMITS;

const isEnvelope = shape<DsseEnvelope>({
  payloadType: isText(100),
  payload: isText(envelopeBytes),
  signatures: (value) =>
    listOf(shape<DsseEnvelope['signatures'][number]>({ keyid: isText(200), sig: isText(200) }), 1)(value) &&
    (value as unknown[]).length === 1,
});

/** Reads signature and SBOM in the folder of a build. Throws `modules.refused` for invalid ones. */
export async function readAttachments(folder: string): Promise<Attachments> {
  return { envelope: await readEnvelope(folder), sbom: await readSbom(folder) };
}

async function readEnvelope(folder: string): Promise<DsseEnvelope | null> {
  const text = await readText(join(folder, SIGNATURE_FILE), envelopeBytes);
  if (text === null) return null;
  const value = parse(text);
  if (!isEnvelope(value)) throw refused(problem('signature-unreadable', {}));
  const { payloadType, payload, signatures } = value;
  return { payloadType, payload, signatures: signatures.map(({ keyid, sig }) => ({ keyid, sig })) };
}

async function readSbom(folder: string): Promise<StoredSbom | null> {
  const text = await readText(join(folder, SBOM_FILE), sbomBytes);
  if (text === null) return null;
  const document = parse(text);
  const field = wrongSbomField(document);
  if (field !== null) throw refused(problem('sbom-invalid', { field }));
  return { text, digest: hash('sha256', text), document: document as Sbom };
}

/** Returns null for a missing file, and an empty text for one that is too large. */
async function readText(path: string, limit: number): Promise<string | null> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) return null;
  return size > limit ? '' : readFile(path, 'utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
