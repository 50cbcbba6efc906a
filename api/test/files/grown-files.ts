import { openDocument, xlsx } from './office-files.ts';
import type { Decision, OddFile } from './odd-files.ts';
import { zip } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const broken: Decision = { code: 'content.broken-file' };
const grown: Decision = { code: 'content.unpacks-too-large' };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const taken: Decision = { mimeType: XLSX, originalName: 'a.xlsx' };

const SHEET = 'xl/worksheets/sheet1.xml';
const zeros = (megabytes: number) => ({ bytes: Buffer.alloc(megabytes * MEGABYTE), isDeflated: true });
const rows = { bytes: '<row/>'.repeat(10_000), isDeflated: true };
const manySheets = () =>
  Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`xl/worksheets/sheet${n}.xml`, zeros(9)]));
const within = (bytes: Buffer) => xlsx({ 'xl/embeddings/a.xlsx': { bytes, isDeflated: true } });
const later = (make: () => Buffer) => () => Promise.resolve(make());

/** Office files are archives, of which some are more than they seem. */
export const GROWN_FILES: OddFile[] = [
  ['a table of 200 MB in 200 kB', 'a.xlsx', later(() => xlsx({ [SHEET]: zeros(200) })), grown],
  ['a table of 30 sheets of 9 MB', 'a.xlsx', later(() => xlsx(manySheets())), grown],
  ['a table that says so', 'a.xlsx', xlsx({ [SHEET]: { ...rows, unpacked: 4_000_000_000 } }), grown],
  [
    'a table that says so in long numbers',
    'a.xlsx',
    xlsx({ [SHEET]: { ...rows, isLong: true, unpacked: 2 ** 40 } }),
    grown,
  ],
  ['a table that says too little', 'a.xlsx', xlsx({ [SHEET]: { ...rows, unpacked: 10 } }), broken],
  [
    'a table that says too little of 200 MB',
    'a.xlsx',
    later(() => xlsx({ [SHEET]: { ...zeros(200), unpacked: 10 } })),
    broken,
  ],
  ['a table that says too much', 'a.xlsx', xlsx({ [SHEET]: { ...rows, unpacked: 60_001 } }), broken],
  ['a table with two truths', 'a.xlsx', xlsx({ [SHEET]: { ...rows, ownUnpacked: 10 } }), broken],
  [
    'a table with two names',
    'a.xlsx',
    xlsx({ [SHEET]: { ...rows, ownName: 'xl/worksheets/sheet2.xml' } }),
    broken,
  ],
  [
    'a table whose parts are one',
    'a.xlsx',
    xlsx({ [SHEET]: rows, 'xl/b.xml': { ...rows, bytesOf: 2 } }),
    broken,
  ],
  ['a table of secrets', 'a.xlsx', xlsx({ [SHEET]: { ...rows, flags: 1 } }), broken],
  ['a table packed in an unknown way', 'a.xlsx', xlsx({ [SHEET]: { ...rows, method: 14 } }), broken],
  ['a table of noise', 'a.xlsx', xlsx({ [SHEET]: { bytes: 'noise', method: 8 } }), broken],
  ['a table in a table', 'a.xlsx', within(xlsx({ [SHEET]: rows })), taken],
  ['a bomb in a table', 'a.xlsx', later(() => within(xlsx({ [SHEET]: zeros(200) }))), grown],
  ['tables in tables', 'a.xlsx', within(within(within(xlsx()))), grown],
  ['a table with long numbers', 'a.xlsx', xlsx({ [SHEET]: { ...rows, isLong: true } }), taken],
  ['a table that is well packed', 'a.xlsx', xlsx({ [SHEET]: rows }), taken],
  [
    'an open text with an archive',
    'a.odt',
    openDocument('text', { 'Object 1': { bytes: zip({ a: zeros(200) }) } }),
    grown,
  ],
];
