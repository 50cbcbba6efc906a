export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** First bytes of an ISO base media file, such as MP4 or QuickTime. */
export function isoMedia(brand: string): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24);
  box.write(`ftyp${brand}`, 4, 'latin1');
  box.write(brand, 16, 'latin1');
  return Buffer.concat([box, Buffer.from('00000008', 'hex'), Buffer.from('mdat')]);
}

/** EBML with the document type `webm`. */
export const WEBM = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806700000000',
  'hex',
);
