import sharp from 'sharp';
import { compoundFile, docm, docx, ooxml, openDocument, pptx, xlsx } from './office-files.ts';
import { gif, jpeg, jpegOfCamera, png, pngBomb, twoColours } from './pictures.ts';
import { isoMedia, PDF, WEBM } from './plain-files.ts';
import { zip } from './zip.ts';

type Refusal =
  'content.type-refused' | 'content.broken-file' | 'content.too-large' | 'content.unpacks-too-large';

/** Expected result for a file: an error code, or the detected MIME type and the stored name. */
export type Decision = { code: Refusal } | { mimeType: string; originalName: string };

type Bytes = Buffer | string | (() => Promise<Buffer>);
export type OddFile = [what: string, name: string, bytes: Bytes, decision: Decision];

const refused: Decision = { code: 'content.type-refused' };
const broken: Decision = { code: 'content.broken-file' };
const tooLarge: Decision = { code: 'content.too-large' };
const taken = (mimeType: string, originalName: string): Decision => ({ mimeType, originalName });

const CSV = 'text/csv; charset=utf-8';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!DOCTYPE html><script>alert(1)</script>';
const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';

const cut = (bytes: Promise<Buffer>) => async () => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * 0.6));
};
const noise = (format: 'png' | 'jpeg') => {
  const background = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 200, height: 200, channels: 3 as const, background: '#888', noise: background };
  return sharp({ create }).toFormat(format).toBuffer();
};
const followed = (bytes: Promise<Buffer>, text: string) => async () =>
  Buffer.concat([await bytes, Buffer.from(text)]);

const KINDS: OddFile[] = [
  ['a PDF', 'a.pdf', PDF, taken('application/pdf', 'a.pdf')],
  ['an MP4', 'a.mp4', isoMedia('isom'), taken('video/mp4', 'a.mp4')],
  ['an M4V', 'a.m4v', isoMedia('M4V '), taken('video/mp4', 'a.m4v')],
  ['a QuickTime film', 'a.MOV', isoMedia('qt  '), taken('video/quicktime', 'a.MOV')],
  ['a WebM', 'a.webm', WEBM, taken('video/webm', 'a.webm')],
  ['a Word document', 'a.docx', docx(), taken(`${OOXML}.wordprocessingml.document`, 'a.docx')],
  ['an Excel table', 'a.xlsx', xlsx(), taken(`${OOXML}.spreadsheetml.sheet`, 'a.xlsx')],
  ['a presentation', 'a.pptx', pptx(), taken(`${OOXML}.presentationml.presentation`, 'a.pptx')],
  ['an open text', 'a.odt', openDocument('text'), taken(`${ODF}.text`, 'a.odt')],
  ['an open table', 'a.ods', openDocument('spreadsheet'), taken(`${ODF}.spreadsheet`, 'a.ods')],
  ['an open presentation', 'a.odp', openDocument('presentation'), taken(`${ODF}.presentation`, 'a.odp')],
  ['an old document', 'a.doc', compoundFile('WordDocument'), taken('application/msword', 'a.doc')],
  ['an old table', 'a.xls', compoundFile('Workbook'), taken('application/vnd.ms-excel', 'a.xls')],
  [
    'an old presentation',
    'a.ppt',
    compoundFile('PowerPoint Document'),
    taken('application/vnd.ms-powerpoint', 'a.ppt'),
  ],
  ['an AVIF', 'a.avif', () => twoColours(64, 48).avif().toBuffer(), taken('image/avif', 'a.avif')],
  ['a picture of a camera', 'a.jpeg', jpegOfCamera, taken('image/jpeg', 'a.jpeg')],
];

const DISGUISED: OddFile[] = [
  ['an SVG', 'a.svg', SVG, refused],
  ['an SVG called PNG', 'a.png', SVG, refused],
  ['a page', 'a.html', HTML, refused],
  ['a page called table', 'a.csv', `\ufeff \n${HTML}`, refused],
  ['a drawing called text', 'a.txt', `<?xml version="1.0"?>${SVG}`, refused],
  ['a script called text', 'a.txt', '#!/bin/sh\nrm -rf /\n', refused],
  ['a script', 'a.js', 'alert(1)', refused],
  ['rich text called text', 'a.txt', '{\\rtf1 words}', refused],
  ['PostScript called text', 'a.txt', '%!PS-Adobe-3.0', refused],
  ['a program called PDF', 'a.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), refused],
  ['a program for Linux', 'a', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)]), refused],
  ['an archive', 'a.zip', zip({ 'a.txt': 'words' }), refused],
  ['an archive called document', 'a.docx', zip({ 'a.txt': 'words' }), refused],
  ['a document with macros', 'a.docm', docm(), refused],
  ['a document with macros by another name', 'a.docx', docm(), refused],
  ['a document with hidden macros', 'a.docx', docx({ 'word/vbaProject.bin': 'x' }), refused],
  ['a table with old macros', 'a.xlsx', xlsx({ 'xl/macrosheets/sheet1.xml': 'x' }), refused],
  ['an open text with macros', 'a.odt', openDocument('text', { 'Basic/Standard/a.xml': 'x' }), refused],
  ['a template', 'a.dotx', ooxml('word/document.xml', `${OOXML}.wordprocessingml.template`), refused],
  ['an old document with macros', 'a.doc', compoundFile('WordDocument', '_VBA_PROJECT'), refused],
  ['an installer called document', 'a.doc', compoundFile('Property'), refused],
  ['sound', 'a.mp3', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200)]), refused],
  ['a bitmap', 'a.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), refused],
  ['a table in UTF-16', 'a.csv', Buffer.from('\ufeffa;b\n', 'utf16le'), refused],
  ['text with nulls', 'a.txt', 'a\0b', refused],
  ['bytes of no character set', 'a.csv', Buffer.from([0x61, 0x81, 0x8d, 0x90]), refused],
  ['nothing', 'a.pdf', '', refused],
  ['nothing called text', 'a.txt', '', refused],
];

const DAMAGED: OddFile[] = [
  ['half a PNG', 'a.png', cut(noise('png')), broken],
  ['half a JPEG', 'a.jpg', cut(noise('jpeg')), broken],
  ['the beginning of a GIF', 'a.gif', 'GIF89a', broken],
  ['a bomb of 2,500 million pixels', 'a.png', pngBomb(50_000), tooLarge],
  ['a bomb without enough bytes', 'a.png', pngBomb(5000), broken],
  ['a GIF of a thousand frames', 'a.gif', () => gif(1000, 300, 200), tooLarge],
  ['a document without a list of parts', 'a.docx', docx().subarray(0, -80), broken],
];

const ODDLY_NAMED: OddFile[] = [
  ['a PNG called PDF', 'a.pdf', png, taken('image/png', 'a.pdf.png')],
  ['a PDF called program', 'a.exe', PDF, taken('application/pdf', 'a.exe.pdf')],
  ['a PDF without extension', 'README', PDF, taken('application/pdf', 'README.pdf')],
  ['a PDF called table', 'a.csv', PDF, taken('application/pdf', 'a.csv.pdf')],
  [
    'an old table called document',
    'a.doc',
    compoundFile('Workbook'),
    taken('application/vnd.ms-excel', 'a.doc.xls'),
  ],
  ['a way out of the folder', '../../../etc/passwd', PDF, taken('application/pdf', 'passwd.pdf')],
  ['a way out on Windows', '..\\..\\boot.ini', PDF, taken('application/pdf', 'boot.ini.pdf')],
  ['a turned name', 'invoice\u202efdp.exe', PDF, taken('application/pdf', 'invoicefdp.exe.pdf')],
  ['a name with marks of no width', 'a\u200b\ufeff.p\u2060df', PDF, taken('application/pdf', 'a.pdf')],
  ['a name of emoji', '👩‍👧 ñandú 日本.pdf', PDF, taken('application/pdf', '👩‍👧 ñandú 日本.pdf')],
  ['a name with quotes', 'a "b" \'c\'.pdf', PDF, taken('application/pdf', 'a "b" \'c\'.pdf')],
  ['a name with lines', 'a%0D%0AX-Header: b.pdf', PDF, taken('application/pdf', 'a X-Header: b.pdf')],
  ['a long name', `${'ñ'.repeat(400)}.pdf`, PDF, taken('application/pdf', `${'ñ'.repeat(251)}.pdf`)],
  ['a name of dots', '...', PDF, taken('application/pdf', '....pdf')],
  ['a hidden name', '.htaccess', PDF, taken('application/pdf', '.htaccess.pdf')],
];

const MIXED: OddFile[] = [
  ['a table with a mark', 'a.csv', '\ufeffa;b\n1;2\n', taken(CSV, 'a.csv')],
  [
    'a table of Windows',
    'a.csv',
    Buffer.from('año;ñ\n', 'latin1'),
    taken('text/csv; charset=windows-1252', 'a.csv'),
  ],
  ['text that begins like a bitmap', 'a.txt', 'BMW and others', taken('text/plain; charset=utf-8', 'a.txt')],
  ['text with a sign for less', 'a.csv', '<10;b', taken(CSV, 'a.csv')],
  ['a PNG with a page behind it', 'a.png', followed(png(), HTML), taken('image/png', 'a.png')],
  ['a JPEG with an archive behind it', 'a.jpg', followed(jpeg(), 'PK\x03\x04'), taken('image/jpeg', 'a.jpg')],
  ['a GIF with a script behind it', 'a.gif', followed(gif(1), '*/=1;alert(1)'), taken('image/gif', 'a.gif')],
];

export const ODD_FILES: OddFile[] = [...KINDS, ...DISGUISED, ...DAMAGED, ...ODDLY_NAMED, ...MIXED];

export const bytesOf = async (bytes: Bytes): Promise<Buffer> =>
  typeof bytes === 'function' ? bytes() : Buffer.from(bytes);
