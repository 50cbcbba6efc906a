import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export function twoColours(width: number, height: number) {
  const half = Math.floor(width / 2);
  const right = { create: { width: half, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: width - half, top: 0 },
  ]);
}

export const png = (width = 64, height = 48) => twoColours(width, height).png().toBuffer();

export const jpeg = (width = 64, height = 48) => twoColours(width, height).jpeg().toBuffer();

/** A photo with an EXIF rotation and GPS coordinates. */
export const jpegOfCamera = (width = 64, height = 48) =>
  twoColours(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Vitral' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** An animated GIF. */
export async function gif(frames: number, width = 32, height = 24): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3, 255);
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3 - 30);
  }
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  return sharp(pixels, { raw })
    .gif({ delay: Array(frames).fill(50), effort: 1 })
    .toBuffer();
}

/** A PNG of a few kilobytes that declares `side` × `side` pixels. */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8) + 1).fill(0));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.of()),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
