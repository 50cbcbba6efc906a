import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingProblem } from './outgoing-problem.ts';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

export const ENCODINGS = 'gzip, deflate, br';

/** Reads and decompresses a body. Throws OutgoingProblem as soon as it exceeds `bytes`. */
export async function readBody(body: Readable, encoding: string, bytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) {
      length += part.length;
      if (length > bytes) throw new OutgoingProblem('too-large');
      parts.push(part);
    }
  };
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') await pipeline(body, collect);
  else if (isKnown(name)) await pipeline(body, DECODERS[name](), collect);
  else throw new OutgoingProblem('not-a-feed');
  return Buffer.concat(parts);
}

const isKnown = (name: string): name is keyof typeof DECODERS => Object.hasOwn(DECODERS, name);
