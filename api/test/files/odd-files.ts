import sharp from 'sharp';
import { compoundFile, docm, docx, ooxml, openDocument, pptx, xlsx } from './office-files.ts';
import { gif, jpeg, jpegOfCamera, png, pngBomb, twoColours } from './pictures.ts';
import { isoMedia, PDF, WEBM } from './plain-files.ts';
import { zip } from './zip.ts';

type RefusalCode =
  'content.type-refused' | 'content.broken-file' | 'content.too-large' | 'content.unpacks-too-large';

/** Expected result for a file: an error code, or the detected MIME type and the stored name. */
export type Decision = { code: RefusalCode } | { mimeType: string; originalName: string };

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
  ['a QuickTime video', 'a.MOV', isoMedia('qt  '), taken('video/quicktime', 'a.MOV')],
  ['a WebM', 'a.webm', WEBM, taken('video/webm', 'a.webm')],
  ['a Word document', 'a.docx', docx(), taken(`${OOXML}.wordprocessingml.document`, 'a.docx')],
  ['an Excel workbook', 'a.xlsx', xlsx(), taken(`${OOXML}.spreadsheetml.sheet`, 'a.xlsx')],
  ['a presentation', 'a.pptx', pptx(), taken(`${OOXML}.presentationml.presentation`, 'a.pptx')],
  ['an OpenDocument text', 'a.odt', openDocument('text'), taken(`${ODF}.text`, 'a.odt')],
  ['an OpenDocument spreadsheet', 'a.ods', openDocument('spreadsheet'), taken(`${ODF}.spreadsheet`, 'a.ods')],
  [
    'an OpenDocument presentation',
    'a.odp',
    openDocument('presentation'),
    taken(`${ODF}.presentation`, 'a.odp'),
  ],
  ['an old document', 'a.doc', compoundFile('WordDocument'), taken('application/msword', 'a.doc')],
  ['an old workbook', 'a.xls', compoundFile('Workbook'), taken('application/vnd.ms-excel', 'a.xls')],
  [
    'an old presentation',
    'a.ppt',
    compoundFile('PowerPoint Document'),
    taken('application/vnd.ms-powerpoint', 'a.ppt'),
  ],
  ['an AVIF', 'a.avif', () => twoColours(64, 48).avif().toBuffer(), taken('image/avif', 'a.avif')],
  ['a photo from a camera', 'a.jpeg', jpegOfCamera, taken('image/jpeg', 'a.jpeg')],
];

const DISGUISED: OddFile[] = [
  ['an SVG', 'a.svg', SVG, refused],
  ['an SVG called PNG', 'a.png', SVG, refused],
  ['an HTML page', 'a.html', HTML, refused],
  ['an HTML page called CSV', 'a.csv', `\ufeff \n${HTML}`, refused],
  ['an SVG called text', 'a.txt', `<?xml version="1.0"?>${SVG}`, refused],
  ['a script called text', 'a.txt', '#!/bin/sh\nrm -rf /\n', refused],
  ['a script', 'a.js', 'alert(1)', refused],
  ['rich text called text', 'a.txt', '{\\rtf1 words}', refused],
  ['PostScript called text', 'a.txt', '%!PS-Adobe-3.0', refused],
  ['an executable called PDF', 'a.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), refused],
  ['a Linux executable', 'a', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)]), refused],
  ['an archive', 'a.zip', zip({ 'a.txt': 'words' }), refused],
  ['an archive called document', 'a.docx', zip({ 'a.txt': 'words' }), refused],
  ['a document with macros', 'a.docm', docm(), refused],
  ['a document with macros called DOCX', 'a.docx', docm(), refused],
  ['a document with hidden macros', 'a.docx', docx({ 'word/vbaProject.bin': 'x' }), refused],
  ['a workbook with old macros', 'a.xlsx', xlsx({ 'xl/macrosheets/sheet1.xml': 'x' }), refused],
  [
    'an OpenDocument text with macros',
    'a.odt',
    openDocument('text', { 'Basic/Standard/a.xml': 'x' }),
    refused,
  ],
  ['a template', 'a.dotx', ooxml('word/document.xml', `${OOXML}.wordprocessingml.template`), refused],
  ['an old document with macros', 'a.doc', compoundFile('WordDocument', '_VBA_PROJECT'), refused],
  ['an installer called document', 'a.doc', compoundFile('Property'), refused],
  ['audio', 'a.mp3', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(200)]), refused],
  ['a bitmap', 'a.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), refused],
  ['a CSV in UTF-16', 'a.csv', Buffer.from('\ufeffa;b\n', 'utf16le'), refused],
  ['text with a null character', 'a.txt', 'a\0b', refused],
  ['bytes in no known character set', 'a.csv', Buffer.from([0x61, 0x81, 0x8d, 0x90]), refused],
  ['an empty PDF', 'a.pdf', '', refused],
  ['an empty text', 'a.txt', '', refused],
];

const DAMAGED: OddFile[] = [
  ['half a PNG', 'a.png', cut(noise('png')), broken],
  ['half a JPEG', 'a.jpg', cut(noise('jpeg')), broken],
  ['the beginning of a GIF', 'a.gif', 'GIF89a', broken],
  ['a picture that declares 2,500 million pixels', 'a.png', pngBomb(50_000), tooLarge],
  ['a picture with too little data for its size', 'a.png', pngBomb(5000), broken],
  ['a GIF of a thousand frames', 'a.gif', () => gif(1000, 300, 200), tooLarge],
  ['a document without a central directory', 'a.docx', docx().subarray(0, -80), broken],
];

const ODDLY_NAMED: OddFile[] = [
  ['a PNG called PDF', 'a.pdf', png, taken('image/png', 'a.pdf.png')],
  ['a PDF called EXE', 'a.exe', PDF, taken('application/pdf', 'a.exe.pdf')],
  ['a PDF without extension', 'README', PDF, taken('application/pdf', 'README.pdf')],
  ['a PDF called CSV', 'a.csv', PDF, taken('application/pdf', 'a.csv.pdf')],
  [
    'an old XLS called DOC',
    'a.doc',
    compoundFile('Workbook'),
    taken('application/vnd.ms-excel', 'a.doc.xls'),
  ],
  ['a path out of the folder', '../../../etc/passwd', PDF, taken('application/pdf', 'passwd.pdf')],
  ['a Windows path out of the folder', '..\\..\\boot.ini', PDF, taken('application/pdf', 'boot.ini.pdf')],
  ['a name with reversed text', 'invoice\u202efdp.exe', PDF, taken('application/pdf', 'invoicefdp.exe.pdf')],
  ['a name with zero-width characters', 'a\u200b\ufeff.p\u2060df', PDF, taken('application/pdf', 'a.pdf')],
  ['a name of emoji', '👩‍👧 ñandú 日本.pdf', PDF, taken('application/pdf', '👩‍👧 ñandú 日本.pdf')],
  ['a name with quotes', 'a "b" \'c\'.pdf', PDF, taken('application/pdf', 'a "b" \'c\'.pdf')],
  ['a name with line breaks', 'a%0D%0AX-Header: b.pdf', PDF, taken('application/pdf', 'a X-Header: b.pdf')],
  ['a long name', `${'ñ'.repeat(400)}.pdf`, PDF, taken('application/pdf', `${'ñ'.repeat(251)}.pdf`)],
  ['a name of dots', '...', PDF, taken('application/pdf', '....pdf')],
  ['a hidden name', '.htaccess', PDF, taken('application/pdf', '.htaccess.pdf')],
];

const MIXED: OddFile[] = [
  ['a CSV with a byte order mark', 'a.csv', '\ufeffa;b\n1;2\n', taken(CSV, 'a.csv')],
  [
    'a CSV in windows-1252',
    'a.csv',
    Buffer.from('año;ñ\n', 'latin1'),
    taken('text/csv; charset=windows-1252', 'a.csv'),
  ],
  [
    'a text that begins like a bitmap',
    'a.txt',
    'BMW and others',
    taken('text/plain; charset=utf-8', 'a.txt'),
  ],
  ['a text that begins with a less-than sign', 'a.csv', '<10;b', taken(CSV, 'a.csv')],
  ['a PNG followed by HTML', 'a.png', followed(png(), HTML), taken('image/png', 'a.png')],
  ['a JPEG followed by an archive', 'a.jpg', followed(jpeg(), 'PK\x03\x04'), taken('image/jpeg', 'a.jpg')],
  ['a GIF followed by a script', 'a.gif', followed(gif(1), '*/=1;alert(1)'), taken('image/gif', 'a.gif')],
];

export const ODD_FILES: OddFile[] = [...KINDS, ...DISGUISED, ...DAMAGED, ...ODDLY_NAMED, ...MIXED];

const made = new Map<Bytes, Buffer>();

/** Makes the bytes of a file once for all of its uploads, since some take seconds. */
export async function bytesOf(bytes: Bytes): Promise<Buffer> {
  const known = made.get(bytes) ?? (typeof bytes === 'function' ? await bytes() : Buffer.from(bytes));
  made.set(bytes, known);
  return known;
}
