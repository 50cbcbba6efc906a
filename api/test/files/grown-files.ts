import { openDocument, xlsx } from './office-files.ts';
import type { Decision, OddFile } from './odd-files.ts';
import { pack, type Part, zip } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const broken: Decision = { code: 'content.broken-file' };
const grown: Decision = { code: 'content.unpacks-too-large' };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const taken: Decision = { mimeType: XLSX, originalName: 'a.xlsx' };

const SHEET = 'xl/worksheets/sheet1.xml';

const packedZeros = new Map<number, Part>();
/** Returns deflated zeros, made once for each size. */
function zeros(megabytes: number): Part {
  const known = packedZeros.get(megabytes);
  if (known) return known;
  const packed = pack(Buffer.alloc(megabytes * MEGABYTE), true);
  const part = { bytes: '', packed, isDeflated: true };
  packedZeros.set(megabytes, part);
  return part;
}

const rows = { bytes: '<row/>'.repeat(10_000), isDeflated: true };
const manySheets = () =>
  Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`xl/worksheets/sheet${n}.xml`, zeros(9)]));
const within = (bytes: Buffer) => xlsx({ 'xl/embeddings/a.xlsx': { bytes, isDeflated: true } });
const later = (make: () => Buffer) => () => Promise.resolve(make());

/** Office files are ZIP archives, some of which unpack to more than they declare. */
export const GROWN_FILES: OddFile[] = [
  ['a workbook of 200 MB in 200 kB', 'a.xlsx', later(() => xlsx({ [SHEET]: zeros(200) })), grown],
  ['a workbook of 30 sheets of 9 MB', 'a.xlsx', later(() => xlsx(manySheets())), grown],
  ['a workbook that declares 4 GB', 'a.xlsx', xlsx({ [SHEET]: { ...rows, unpacked: 4_000_000_000 } }), grown],
  [
    'a workbook that declares 1 TB in ZIP64 sizes',
    'a.xlsx',
    xlsx({ [SHEET]: { ...rows, isLong: true, unpacked: 2 ** 40 } }),
    grown,
  ],
  ['a workbook that declares too little', 'a.xlsx', xlsx({ [SHEET]: { ...rows, unpacked: 10 } }), broken],
  [
    'a workbook of 200 MB that declares 10 bytes',
    'a.xlsx',
    later(() => xlsx({ [SHEET]: { ...zeros(200), unpacked: 10 } })),
    broken,
  ],
  ['a workbook that declares too much', 'a.xlsx', xlsx({ [SHEET]: { ...rows, unpacked: 60_001 } }), broken],
  [
    'a workbook with two contradictory sizes',
    'a.xlsx',
    xlsx({ [SHEET]: { ...rows, ownUnpacked: 10 } }),
    broken,
  ],
  [
    'a workbook with two contradictory names',
    'a.xlsx',
    xlsx({ [SHEET]: { ...rows, ownName: 'xl/worksheets/sheet2.xml' } }),
    broken,
  ],
  [
    'a workbook whose parts overlap',
    'a.xlsx',
    xlsx({ [SHEET]: rows, 'xl/b.xml': { ...rows, bytesOf: 2 } }),
    broken,
  ],
  ['an encrypted table', 'a.xlsx', xlsx({ [SHEET]: { ...rows, flags: 1 } }), broken],
  ['a workbook with an unknown compression', 'a.xlsx', xlsx({ [SHEET]: { ...rows, method: 14 } }), broken],
  [
    'a workbook with invalid compressed data',
    'a.xlsx',
    xlsx({ [SHEET]: { bytes: 'noise', method: 8 } }),
    broken,
  ],
  ['a workbook in a workbook', 'a.xlsx', within(xlsx({ [SHEET]: rows })), taken],
  ['a bomb in a workbook', 'a.xlsx', later(() => within(xlsx({ [SHEET]: zeros(200) }))), grown],
  ['nested workbooks', 'a.xlsx', within(within(within(xlsx()))), grown],
  ['a workbook with ZIP64 sizes', 'a.xlsx', xlsx({ [SHEET]: { ...rows, isLong: true } }), taken],
  ['a highly compressed table', 'a.xlsx', xlsx({ [SHEET]: rows }), taken],
  [
    'an OpenDocument text with a bomb',
    'a.odt',
    openDocument('text', { 'Object 1': { bytes: zip({ a: zeros(200) }) } }),
    grown,
  ],
];
