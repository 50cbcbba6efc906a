import { isSafeName } from '../../platform/storage/file-store.ts';
import { foreign } from './archive.ts';
import { CHECKSUMS, END, MANIFEST } from './archive-format.ts';

export interface PieceOfTable {
  kind: 'piece';
  table: string;
}

export type Place = PieceOfTable | { kind: 'file'; name: string } | { kind: 'document' };

const PIECE = /^database\/([a-z0-9_]+)\/(\d{6})\.copy\.gz$/;
const FILE = /^files\/(.+)$/;

/**
 * Where in an archive a reader is. There is one order: the manifest, the tables as it lists them, each in its pieces, the files
 * by name, the checksums, the end. Thus nothing is there twice, without a list of what was.
 */
export class PlaceInOrder {
  private last = '';
  private tables: string[] = [];
  private table = -1;
  private number = 0;

  /** Throws ArchiveRefusal for what is no archive of ours. */
  static beginningWith(name: string): PlaceInOrder {
    if (name !== MANIFEST) throw foreign();
    return new PlaceInOrder();
  }

  expect(tables: string[]): void {
    this.tables = tables;
  }

  /** What the next entry is; undefined when it may not stand here. */
  next(name: string): Place | undefined {
    const place = this.find(name);
    if (place) this.last = name;
    return place;
  }

  private find(name: string): Place | undefined {
    if (this.last === '') return { kind: 'document' };
    if (this.last === END) return undefined;
    if (this.last === CHECKSUMS) return name === END ? { kind: 'document' } : undefined;
    if (name === CHECKSUMS) return { kind: 'document' };
    const [, file] = FILE.exec(name) ?? [];
    if (file !== undefined) return this.findFile(name, file);
    const [, table, digits] = PIECE.exec(name) ?? [];
    return table === undefined || FILE.test(this.last) ? undefined : this.findPiece(table, Number(digits));
  }

  private findFile(entry: string, name: string): Place | undefined {
    const isNext = !FILE.test(this.last) || entry > this.last;
    return isNext && isSafeName(name) ? { kind: 'file', name } : undefined;
  }

  private findPiece(table: string, number: number): Place | undefined {
    const index = this.tables.indexOf(table);
    const isNext = index === this.table ? number === this.number + 1 : index > this.table && number === 1;
    if (index < 0 || !isNext) return undefined;
    this.table = index;
    this.number = number;
    return { kind: 'piece', table };
  }
}
