import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';

/** Writes the files of an archive into `folder`. */
export async function unpackArchive(bytes: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const tar = extract();
  const feeding = pipeline(Readable.from(bytes), tar);
  for await (const entry of tar) {
    await pipeline(entry as AsyncIterable<Uint8Array>, createWriteStream(join(folder, entry.header.name)));
  }
  await feeding;
}
