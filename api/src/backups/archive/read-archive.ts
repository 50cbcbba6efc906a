import { listMigrations } from '../../platform/database/migrations-list.ts';
import { Measure, type StoredFile } from '../../platform/storage/file-store.ts';
import { type Entry, readEntries } from '../../platform/storage/tar-entries.ts';
import { TarProblem } from '../../platform/storage/tar-gaps.ts';
import {
  ArchiveRefusal,
  BOUNDS,
  checksumLine,
  CHECKSUMS,
  END,
  foreign,
  MANIFEST,
  type OpenArchive,
  type ReadOptions,
  SIGNATURE,
  type VerifiedArchive,
} from './archive.ts';
import { type End, type ArchiveManifest, readEnd, readManifest } from './manifest.ts';
import { splitHeader } from './age-header.ts';
import { decrypted } from './encryption.ts';
import { EntryOrder, type TablePiece } from './entry-order.ts';
import { readAll, unpackPiece } from './pieces.ts';
import { readSignature } from './signature.ts';

/** Receives the contents of an archive in order. An error that it throws ends the reading. */
export interface ArchiveVisitor {
  manifest?(manifest: ArchiveManifest): Promise<void>;
  /** A chunk of the COPY text of a table, cut at any byte. */
  piece?(table: string, text: Buffer): Promise<void>;
  /** Must read all bytes or none. */
  file?(name: string, size: number, bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Reads a whole archive without changing anything. Throws ArchiveRefusal. */
export const verifyArchive = async (open: OpenArchive, options: ReadOptions = {}): Promise<VerifiedArchive> =>
  readArchive(await open(), {}, options);

/** Reads a whole archive and verifies it against its own checksums, counts and signature. Throws ArchiveRefusal. */
export async function readArchive(
  bytes: AsyncIterable<Uint8Array>,
  visitor: ArchiveVisitor,
  options: ReadOptions,
): Promise<VerifiedArchive> {
  const migrations = options.migrations ?? (await listMigrations());
  const whole = new Measure();
  const names = migrations.map(({ name }) => name);
  const reading = new Reading(visitor, names);
  try {
    const plain = await opened(whole.of(withProgress(bytes, options)), options.fileKey);
    for await (const entry of readEntries(plain)) await reading.add(entry);
  } catch (error) {
    if (!(error instanceof TarProblem)) throw error;
    throw error.fault === 'foreign' ? foreign() : new ArchiveRefusal(error.fault, error.detail);
  }
  return reading.result(whole.result());
}

/** Decrypts the bytes if they are encrypted. Throws ArchiveRefusal. */
async function opened(
  bytes: AsyncIterable<Uint8Array>,
  fileKey: Uint8Array | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  const { header, all, end } = await splitHeader(bytes);
  if (header && fileKey) return decrypted(all, fileKey);
  if (!header && !fileKey) return all;
  await end();
  throw header
    ? new ArchiveRefusal('wrong-key', 'it is encrypted')
    : new ArchiveRefusal('changed', 'it is not encrypted any more');
}

async function* withProgress(
  bytes: AsyncIterable<Uint8Array>,
  { onProgress, signal, size: total = 0 }: ReadOptions,
): AsyncGenerator<Uint8Array> {
  let done = 0;
  for await (const piece of bytes) {
    signal?.throwIfAborted();
    done += piece.length;
    onProgress?.({ done, total });
    yield piece;
  }
}

class Reading {
  private order: EntryOrder | null = null;
  private manifest: ArchiveManifest | null = null;
  private end: End | null = null;
  private endBytes: Buffer = Buffer.alloc(0);
  private signedBy: string | null = null;
  private readonly digests = new Map<string, string>();
  private readonly files = new Map<string, StoredFile>();
  private readonly rows = new Map<string, number>();

  constructor(
    private readonly visitor: ArchiveVisitor,
    private readonly migrations: readonly string[],
  ) {}

  async add({ name, size, bytes }: Entry): Promise<void> {
    const measure = new Measure();
    const measured = { name, size, bytes: measure.of(bytes) };
    this.order ??= EntryOrder.beginningWith(name);
    const file = await this.visit(measured);
    // Reads the bytes that the visitor has not read.
    for await (const piece of measured.bytes) void piece;
    const { checksum, fileSize } = measure.result();
    if (name === END || name === SIGNATURE) return;
    if (name === CHECKSUMS) this.digests.clear();
    this.digests.set(name, checksum);
    if (file !== null) this.files.set(file, { fileSize, checksum });
  }

  result({ fileSize: size, checksum }: StoredFile): VerifiedArchive {
    const { manifest, end, files, signedBy } = this;
    if (!manifest || !end || !this.order?.isComplete)
      throw new ArchiveRefusal('cut-off', 'its end is missing');
    const { createdAt, version, keyFingerprint } = manifest;
    const { missing, missingCount } = end;
    const rows = [...this.rows.values()].reduce((sum, count) => sum + count, 0);
    const counts = { rows, files: files.size, missing, missingCount };
    return { files, summary: { createdAt, version, keyFingerprint, ...counts, signedBy, size, checksum } };
  }

  /** Returns the name of the stored file if the entry is one, else null. */
  private async visit(entry: Entry): Promise<string | null> {
    const { name, size, bytes } = entry;
    const kind = this.order?.next(name);
    if (kind === undefined) throw new ArchiveRefusal('damaged', 'its files are out of order');
    if (kind.kind === 'file') {
      if (this.files.size >= BOUNDS.files) throw new ArchiveRefusal('damaged', 'it has too many files');
      await this.visitor.file?.(kind.name, size, bytes);
      return kind.name;
    }
    if (kind.kind === 'piece') await this.readPiece(kind, entry);
    else if (name === MANIFEST) await this.readManifestEntry(entry);
    else if (name === CHECKSUMS) await this.compareChecksums(entry);
    else if (name === SIGNATURE) await this.readSignatureEntry(entry);
    else await this.readEndEntry(entry);
    return null;
  }

  private async readManifestEntry(entry: Entry): Promise<void> {
    this.manifest = readManifest((await readAll(entry, BOUNDS.json)).toString(), this.migrations);
    this.order?.expect(this.manifest);
    for (const { name } of this.manifest.tables) this.rows.set(name, 0);
    await this.visitor.manifest?.(this.manifest);
  }

  private async readPiece({ table }: TablePiece, entry: Entry): Promise<void> {
    const { text, rows } = await unpackPiece(entry);
    this.rows.set(table, (this.rows.get(table) ?? 0) + rows);
    await this.visitor.piece?.(table, text);
  }

  private async compareChecksums(entry: Entry): Promise<void> {
    const own = [...this.digests].map(([name, digest]) => checksumLine(name, digest));
    const length = own.reduce((sum, line) => sum + line.length, 0);
    const given = (await readAll(entry, length)).toString().split(/(?<=\n)/);
    const wrong = own.findIndex((line, index) => line !== given[index]);
    const name = [...this.digests.keys()][wrong];
    if (name !== undefined) throw new ArchiveRefusal('damaged', `${name} does not match its checksum`);
  }

  private async readEndEntry(entry: Entry): Promise<void> {
    this.endBytes = await readAll(entry, BOUNDS.json);
    const end = readEnd(this.endBytes.toString());
    const counted = [...this.rows].every(([table, count]) => end.rows[table] === count);
    const isWhole =
      counted && Object.keys(end.rows).length === this.rows.size && end.files === this.files.size;
    if (!isWhole || end.checksums !== this.digests.get(CHECKSUMS))
      throw new ArchiveRefusal('damaged', 'its contents differ from its own counts');
    this.end = end;
  }

  private async readSignatureEntry(entry: Entry): Promise<void> {
    const text = (await readAll(entry, BOUNDS.signature)).toString();
    this.signedBy = readSignature(text, this.endBytes);
  }
}
