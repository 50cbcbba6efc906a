import { closeSync, ftruncateSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';

// Offsets in the header of a 64-bit ELF file, and the sizes of the header and of one entry of the table of segments.
const HEADER = { size: 64, segments: 32, sections: 40, segmentSize: 54, segmentCount: 56, sectionCount: 60 };
const ELF_64_LITTLE_ENDIAN = '7f454c460201';

/**
 * Removes everything after the last segment of a program: symbols and notes for debuggers, which the system never
 * loads. The header then refers to no section table. Leaves other files unchanged.
 */
export function removeSymbols(path) {
  const file = openSync(path, 'r+');
  try {
    const header = read(file, 0, HEADER.size);
    if (header.toString('hex', 0, 6) !== ELF_64_LITTLE_ENDIAN) return;
    const end = endOfSegments(file, header);
    if (end >= fstatSync(file).size) return;
    header.writeBigUInt64LE(0n, HEADER.sections);
    header.writeUInt32LE(0, HEADER.sectionCount);
    writeSync(file, header, 0, HEADER.size, 0);
    ftruncateSync(file, end);
  } finally {
    closeSync(file);
  }
}

function endOfSegments(file, header) {
  const size = header.readUInt16LE(HEADER.segmentSize);
  const count = header.readUInt16LE(HEADER.segmentCount);
  const table = read(file, Number(header.readBigUInt64LE(HEADER.segments)), size * count);
  const ends = Array.from({ length: count }, (_, index) => {
    const offset = table.readBigUInt64LE(index * size + 8);
    return Number(offset + table.readBigUInt64LE(index * size + 32));
  });
  return Math.max(...ends);
}

function read(file, position, length) {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, position);
  return bytes;
}
