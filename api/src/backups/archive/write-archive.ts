import { readFile } from 'node:fs/promises';
import { SiteKey } from '../../backup-keys/index.ts';
import { Measure, type StoredFile } from '../../platform/storage/file-store.ts';
import {
  type ArchivePlace,
  type ArchiveSummary,
  BOUNDS,
  checksumLine,
  CHECKSUMS,
  END,
  fileEntryName,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  pieceName,
  secretKeyFingerprint,
  SIGNATURE,
  type WriteOptions,
  type WrittenArchive,
} from './archive.ts';
import { encrypted } from './encryption.ts';
import type { ArchivedTable, End, ArchiveManifest } from './manifest.ts';
import { cutIntoPieces, packPiece } from './pieces.ts';
import { signEnd } from './signature.ts';
import { type NamedFile, Snapshot } from './snapshot.ts';
import { TarWriter } from '../../platform/storage/tar-writer.ts';

/**
 * Writes an archive of all rows at one moment and of the files that they reference, signed and then encrypted if
 * `options.readers` is given. The caller holds the lock for backups.
 */
export function writeArchive(place: ArchivePlace, options: WriteOptions = {}): WrittenArchive {
  const writing = new Writing(place, options);
  return { bytes: writing.bytes(), summary: () => writing.summary() };
}

class Writing {
  private readonly moment = new Date();
  private readonly tar = new TarWriter(this.moment);
  private readonly progress = { done: 0, total: 0 };
  private readonly missing: string[] = [];
  private readonly rows = new Map<string, number>();
  private manifest: ArchiveManifest | null = null;
  private files = 0;
  private stored: StoredFile | null = null;
  private readonly key: SiteKey;

  constructor(
    private readonly place: ArchivePlace,
    private readonly options: WriteOptions,
  ) {
    this.key = new SiteKey(place.secretKey);
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    const { readers } = this.options;
    const measure = new Measure();
    const plain = this.tar.bytes(() => this.fill());
    yield* measure.of(readers ? encrypted(plain, readers) : plain);
    this.stored = measure.result();
  }

  summary(): ArchiveSummary {
    if (!this.manifest || !this.stored) throw new Error('The archive is not complete yet');
    const { fileSize: size, checksum } = this.stored;
    const { createdAt, version, keyFingerprint } = this.manifest;
    const rows = [...this.rows.values()].reduce((sum, count) => sum + count, 0);
    const counts = { rows, files: this.files, ...this.missingFiles() };
    const signedBy = this.key.publicKey;
    return { createdAt, version, keyFingerprint, ...counts, signedBy, size, checksum };
  }

  private async fill(): Promise<void> {
    for (const file of await this.addRows()) await this.addFile(file);
    const lines = [...this.tar.digests].map(([name, digest]) => checksumLine(name, digest));
    const checksums = await this.addText(CHECKSUMS, lines.join(''));
    const rows = Object.fromEntries(this.rows);
    const end: End = { rows, files: this.files, ...this.missingFiles(), checksums };
    const text = JSON.stringify(end, null, 2);
    await this.addText(END, text);
    await this.addText(SIGNATURE, signEnd(Buffer.from(text), this.key));
  }

  private async addRows(): Promise<NamedFile[]> {
    const snapshot = await Snapshot.open(this.place.databaseUrl);
    try {
      const tables = await snapshot.tables();
      const files = await snapshot.files();
      const fileSizes = files.reduce((sum, { size }) => sum + size, 0);
      this.progress.total = fileSizes + (await snapshot.sizeOf(tables));
      await this.addManifest(tables, await snapshot.migrations());
      for (const table of tables) await this.addTable(table.name, snapshot.rowsOf(table));
      return files;
    } finally {
      await snapshot.close();
    }
  }

  private async addManifest(tables: ArchivedTable[], migrations: string[]): Promise<void> {
    const packageFile = new URL('../../../package.json', import.meta.url);
    const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
    this.manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      createdAt: this.moment.toISOString(),
      version,
      keyFingerprint: secretKeyFingerprint(this.place.secretKey),
      migrations,
      tables,
    };
    await this.addText(MANIFEST, JSON.stringify(this.manifest, null, 2));
  }

  private async addTable(name: string, text: AsyncIterable<Buffer>): Promise<void> {
    let number = 0;
    this.rows.set(name, 0);
    for await (const piece of cutIntoPieces(text)) {
      this.advance(piece.length);
      const { bytes, rows } = await packPiece(piece);
      this.rows.set(name, (this.rows.get(name) ?? 0) + rows);
      await this.tar.add(pieceName(name, ++number), bytes.length, bytes);
    }
  }

  /** Lists a missing file instead of failing: otherwise a single lost file would prevent all backups. */
  private async addFile({ name }: NamedFile): Promise<void> {
    const { files } = this.place;
    const size = await files.size(name);
    const bytes = size === null ? null : await files.read(name);
    if (size === null || bytes === null) {
      this.missing.push(name);
      return;
    }
    await this.tar.add(fileEntryName(name), size, this.counted(bytes));
    this.files += 1;
  }

  private async *counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes) {
      this.advance(piece.length);
      yield piece;
    }
  }

  private addText(name: string, text: string): Promise<string> {
    const bytes = Buffer.from(text);
    return this.tar.add(name, bytes.length, bytes);
  }

  private advance(bytes: number): void {
    this.options.signal?.throwIfAborted();
    this.progress.done += bytes;
    this.progress.total = Math.max(this.progress.total, this.progress.done);
    this.options.onProgress?.({ ...this.progress });
  }

  private missingFiles() {
    return { missing: this.missing.slice(0, BOUNDS.missing), missingCount: this.missing.length };
  }
}
