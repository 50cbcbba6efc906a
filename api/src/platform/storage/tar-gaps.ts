/** The fault of a tar archive: it is another kind of file, its end is missing, or it was altered. */
type TarFault = 'foreign' | 'cut-off' | 'damaged';

export class TarProblem extends Error {
  override readonly name = 'TarProblem';

  constructor(
    readonly fault: TarFault,
    /** Text for terminals and logs, without any content. */
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}

/** Block size in bytes; tar pads everything to whole blocks. */
const BLOCK = 512;
const SIZE_AT = 124;
const SIZE_LENGTH = 12;
const TYPE_AT = 156;
const MAGIC_AT = 257;
const MAGIC = 'ustar';

/** Entry types of PAX and GNU tar that hold the name of the next file, which the library buffers in memory. */
const NAMING_TYPES = ['x', 'g', 'L', 'K'];
const LONGEST_NAMING = 64 * 1024;

/** Called with each header of 512 bytes before it takes effect; an error that it throws ends the reading. */
export type CheckHeader = (header: Buffer) => void;

/** Passes a tar archive on. Throws TarProblem for a gap with content, which no checksum covers, and for names that are too long. */
export async function* withEmptyGaps(
  bytes: AsyncIterable<Uint8Array>,
  checkHeader: CheckHeader = () => {},
): AsyncGenerator<Uint8Array> {
  const gaps = new Gaps(checkHeader);
  for await (const piece of bytes) {
    gaps.check(piece);
    yield piece;
  }
}

class Gaps {
  private readonly header = Buffer.alloc(BLOCK);
  private headerBytes = 0;
  /** Bytes left of the current file, and of the gap after it. */
  private file = 0;
  private gap = 0;

  constructor(private readonly checkHeader: CheckHeader) {}

  check(piece: Uint8Array): void {
    for (let rest = piece; rest.length > 0;) {
      if (this.file > 0) rest = this.passFile(rest);
      else if (this.gap > 0) rest = this.passGap(rest);
      else rest = this.passHeader(rest);
    }
  }

  private passFile(bytes: Uint8Array): Uint8Array {
    const passed = Math.min(this.file, bytes.length);
    this.file -= passed;
    return bytes.subarray(passed);
  }

  private passGap(bytes: Uint8Array): Uint8Array {
    const passed = bytes.subarray(0, this.gap);
    if (passed.some((byte) => byte !== 0)) throw new TarProblem('damaged', 'a gap is not empty');
    this.gap -= passed.length;
    return bytes.subarray(passed.length);
  }

  private passHeader(bytes: Uint8Array): Uint8Array {
    const passed = bytes.subarray(0, BLOCK - this.headerBytes);
    this.header.set(passed, this.headerBytes);
    this.headerBytes += passed.length;
    if (this.headerBytes === BLOCK) {
      this.headerBytes = 0;
      this.checkHeader(this.header);
      this.file = sizeIn(this.header);
      const type = String.fromCharCode(this.header.readUInt8(TYPE_AT));
      if (NAMING_TYPES.includes(type) && this.file > LONGEST_NAMING) {
        throw new TarProblem('damaged', 'the name of a file is too long');
      }
      this.gap = (BLOCK - (this.file % BLOCK)) % BLOCK;
    }
    return bytes.subarray(passed.length);
  }
}

/** Reads the size: octal digits, or a binary number from 8 GB on. Returns 0 for an invalid header, which the library refuses. */
function sizeIn(header: Buffer): number {
  if (header.toString('latin1', MAGIC_AT, MAGIC_AT + MAGIC.length) !== MAGIC) return 0;
  const field = header.subarray(SIZE_AT, SIZE_AT + SIZE_LENGTH);
  const size = field.readUInt8(0) & 0x80 ? field.readUIntBE(6, 6) : parseInt(field.toString('latin1'), 8);
  return Number.isSafeInteger(size) ? size : 0;
}
