import { randomBytes } from 'node:crypto';

const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'bench-of-files';
const NOISE = randomBytes(MEGABYTE);
/** First bytes of a PDF, by which the site detects the type. */
const BEGINNING = '%PDF-1.7\n';

const FIELDS = { category: 'documentation', visibility: 'public' };

const HEAD = Buffer.from(
  Object.entries(FIELDS)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('') +
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="bench.pdf"\r\n` +
    `Content-Type: application/pdf\r\n\r\n${BEGINNING}`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

export interface Form {
  headers: Record<string, string>;
  pieces: () => Iterable<Buffer>;
}

/** Creates a form with one file of so many megabytes, as a browser sends it. */
export const formOf = (megabytes: number): Form => ({
  headers: {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': String(HEAD.length + megabytes * MEGABYTE + TAIL.length),
  },
  pieces: () => piecesOf(megabytes),
});

function* piecesOf(megabytes: number) {
  yield HEAD;
  for (let number = 0; number < megabytes; number += 1) yield NOISE;
  yield TAIL;
}
