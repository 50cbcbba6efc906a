import { isSafeName } from '../../platform/storage/file-store.ts';
import { BOUNDS, CHECKSUMS, END, foreign, MANIFEST, SIGNATURE, SIGNED_SINCE } from './archive.ts';
import type { ArchiveManifest } from './manifest.ts';

export interface TablePiece {
  kind: 'piece';
  table: string;
}

export type EntryKind = TablePiece | { kind: 'file'; name: string } | { kind: 'document' };

const PIECE = /^database\/([a-z0-9_]+)\/(\d{6})\.copy\.gz$/;
const FILE = /^files\/(.+)$/;

/**
 * Tracks the position of a reader and enforces the only valid order: the manifest, the tables as it lists them in numbered
 * pieces, the files by name, the checksums, the end, the signature. The order rules out duplicates without a list of the entries read.
 */
export class EntryOrder {
  private last = '';
  private tables: string[] = [];
  private table = -1;
  private number = 0;
  private pieces = 0;
  private isSigned = false;

  /** Throws ArchiveRefusal if the first entry is not the manifest. */
  static beginningWith(name: string): EntryOrder {
    if (name !== MANIFEST) throw foreign();
    return new EntryOrder();
  }

  expect({ tables, formatVersion }: Pick<ArchiveManifest, 'tables' | 'formatVersion'>): void {
    this.tables = tables.map(({ name }) => name);
    this.isSigned = formatVersion >= SIGNED_SINCE;
  }

  get isComplete(): boolean {
    return this.last === (this.isSigned ? SIGNATURE : END);
  }

  /** Returns the meaning of the next entry; undefined if it is not allowed at this position. */
  next(name: string): EntryKind | undefined {
    const kind = this.find(name);
    if (kind) this.last = name;
    return kind;
  }

  private find(name: string): EntryKind | undefined {
    if (this.last === '') return { kind: 'document' };
    if (this.isComplete) return undefined;
    if (this.last === END) return name === SIGNATURE ? { kind: 'document' } : undefined;
    if (this.last === CHECKSUMS) return name === END ? { kind: 'document' } : undefined;
    if (name === CHECKSUMS) return { kind: 'document' };
    const [, file] = FILE.exec(name) ?? [];
    if (file !== undefined) return this.findFile(name, file);
    const [, table, digits] = PIECE.exec(name) ?? [];
    return table === undefined || FILE.test(this.last) ? undefined : this.findPiece(table, Number(digits));
  }

  private findFile(entry: string, name: string): EntryKind | undefined {
    const isNext = !FILE.test(this.last) || entry > this.last;
    return isNext && isSafeName(name) ? { kind: 'file', name } : undefined;
  }

  private findPiece(table: string, number: number): EntryKind | undefined {
    const index = this.tables.indexOf(table);
    const isNext = index === this.table ? number === this.number + 1 : index > this.table && number === 1;
    if (index < 0 || !isNext || this.pieces >= BOUNDS.pieces) return undefined;
    this.pieces += 1;
    this.table = index;
    this.number = number;
    return { kind: 'piece', table };
  }
}
