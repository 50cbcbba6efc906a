import type { ArchiveOptions, ArchivePlace, WrittenArchive } from './archive.ts';

/** An archive of all rows and of the files that they name, as of one moment. The caller has the turn. */
export function writeArchive(_place: ArchivePlace, _options: ArchiveOptions = {}): WrittenArchive {
  throw new Error('Not written yet');
}
