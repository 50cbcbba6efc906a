import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { ArchiveReaders } from '../src/backups/archive/archive.ts';
import { openFileKey, readHeader } from '../src/backups/archive/encryption.ts';
import { verifyArchive } from '../src/backups/archive/read-archive.ts';
import { restoreArchive } from '../src/backups/archive/restore-archive.ts';
import { ArchiveSite } from './set-up/archive-site.ts';
import { createArchive, opening, problemOf, sha256 } from './set-up/archives.ts';

const PIECE = 64 * 1024 + 16;
const PASSPHRASE = 'una linterna de papel sobre el agua';
/** scrypt takes about half a second in the library. */
const TIMEOUT_MS = 60_000;

let site: ArchiveSite;
let keys: { privateKey: string; publicKey: string }[];
let archive: Buffer;
let fileKey: Uint8Array;
beforeAll(async () => {
  site = await ArchiveSite.make();
  await site.addContent('a.pdf', Buffer.concat([Buffer.from('a known sentence'), randomBytes(300_000)]));
  keys = [];
  for (let count = 0; count < 3; count += 1) {
    const privateKey = await generateX25519Identity();
    keys.push({ privateKey, publicKey: await identityToRecipient(privateKey) });
  }
  ({ bytes: archive } = await createArchive(site.place, readersFor(0)));
  fileKey = (await opened(archive, privateKeyOf(0))) as Uint8Array;
});
afterAll(() => site.drop());

const keyAt = (index: number) => keys[index] as (typeof keys)[number];
const privateKeyOf = (index: number) => keyAt(index).privateKey;
const readersFor = (...indexes: number[]): { readers: ArchiveReaders } => ({
  readers: { recipients: indexes.map((index) => keyAt(index).publicKey) },
});

async function opened(bytes: Buffer, key: string): Promise<Uint8Array | null> {
  const header = await readHeader(await opening(bytes)());
  return header && openFileKey(header, key);
}

async function restore(bytes: Buffer, key: string): Promise<void> {
  const options = { fileKey: (await opened(bytes, key)) as Uint8Array };
  const verified = await verifyArchive(opening(bytes), options);
  await restoreArchive(opening(bytes), verified, site.place, options);
}

const refusalOf = (bytes: Buffer) => problemOf(verifyArchive(opening(bytes), { fileKey }));

describe('an encrypted archive', () => {
  it('is a file in the format of age that shows nothing of its contents', async () => {
    expect(archive.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    for (const text of ['manifest.json', 'a known sentence', 'vitral-backup', 'checksums.txt']) {
      expect([text, archive.includes(text)]).toEqual([text, false]);
    }
    const { summary } = await verifyArchive(opening(archive), { fileKey });
    expect(summary).toMatchObject({ files: 1, size: archive.length, checksum: sha256(archive) });
    const decrypter = new Decrypter();
    decrypter.addIdentity(privateKeyOf(0));
    const tar = Buffer.from(await decrypter.decrypt(archive));
    expect([tar.subarray(0, 13).toString(), tar.includes('a known sentence')]).toEqual([
      'manifest.json',
      true,
    ]);
  });

  it('is restored with the private key of each recipient, and opens with no other', async () => {
    const before = await site.state();
    const { bytes } = await createArchive(site.place, readersFor(0, 1));
    for (const index of [0, 1]) {
      await site.query('delete from content');
      await restore(bytes, privateKeyOf(index));
      expect(await site.state()).toEqual(before);
    }
    expect(await opened(bytes, privateKeyOf(2))).toBeNull();
    expect(await opened(bytes, PASSPHRASE)).toBeNull();
    expect(await opened(bytes, 'AGE-SECRET-KEY-1')).toBeNull();
  });

  it(
    'is restored with its passphrase, and opens with no other',
    async () => {
      const before = await site.state();
      const { bytes } = await createArchive(site.place, { readers: { passphrase: PASSPHRASE } });
      expect(bytes.subarray(0, 200).toString('latin1')).toMatch(/\n-> scrypt \S+ 17\n/);
      await site.query('delete from content');
      await restore(bytes, PASSPHRASE);
      expect(await site.state()).toEqual(before);
      expect(await opened(bytes, `${PASSPHRASE}.`)).toBeNull();
      expect(await opened(bytes, privateKeyOf(0))).toBeNull();
    },
    TIMEOUT_MS,
  );

  it('is refused without its key, and a plain one in its place with it', async () => {
    expect(await problemOf(verifyArchive(opening(archive)))).toBe('wrong-key');
    const { bytes } = await createArchive(site.place);
    expect(await refusalOf(bytes)).toBe('changed');
  });

  describe('is refused before anything changes when', () => {
    const from = () => archive.indexOf('\n', archive.indexOf('\n--- ') + 1) + 17;
    const changedAt = (at: number) => {
      const copy = Buffer.from(archive);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy;
    };

    it.each<[string, () => Buffer]>([
      ['its nonce was changed', () => changedAt(from() - 1)],
      ['its first piece was changed', () => changedAt(from() + 100)],
      ['a later piece was changed', () => changedAt(from() + 2 * PIECE + 5)],
      ['its last byte was changed', () => changedAt(archive.length - 1)],
      ['its last byte is missing', () => archive.subarray(0, -1)],
      ['half of it is missing', () => archive.subarray(0, archive.length / 2)],
      ['it ends after a whole piece', () => archive.subarray(0, from() + 2 * PIECE)],
      ['it ends after its header', () => archive.subarray(0, from() - 16)],
      ['it continues after its end', () => Buffer.concat([archive, randomBytes(100)])],
      ['it continues with empty bytes', () => Buffer.concat([archive, Buffer.alloc(2 * PIECE)])],
      [
        'two pieces changed places',
        () => {
          const [start, first, second] = [from(), from() + PIECE, from() + 2 * PIECE];
          const swapped = [archive.subarray(first, second), archive.subarray(start, first)];
          return Buffer.concat([archive.subarray(0, start), ...swapped, archive.subarray(second)]);
        },
      ],
      [
        'a piece is missing',
        () => Buffer.concat([archive.subarray(0, from()), archive.subarray(from() + PIECE)]),
      ],
    ])('%s', async (_, change) => {
      expect(await refusalOf(change())).toBe('damaged');
    });

    it('its header was changed, has no end or never ends', async () => {
      const header = archive.indexOf('-> X25519 ') + 12;
      expect(await opened(changedAt(header), privateKeyOf(0))).toBeNull();
      expect(await problemOf(opened(archive.subarray(0, 60), privateKeyOf(0)))).toBe('cut-off');
      const endless = Buffer.concat([Buffer.from('age-encryption.org/v1\n'), Buffer.alloc(10_000_000, 'x')]);
      expect(await problemOf(opened(endless, privateKeyOf(0)))).toBe('damaged');
    });

    it('its passphrase would take too much memory', async () => {
      const costly = '-> scrypt AAAAAAAAAAAAAAAAAAAAAA 22\nAAAA\n--- AAAA\n';
      expect(await opened(Buffer.from(`age-encryption.org/v1\n${costly}`), PASSPHRASE)).toBeNull();
    });
  });

  it('passes on an error of the store as it is', async () => {
    async function* failing() {
      yield archive.subarray(0, 100_000);
      await Promise.resolve();
      throw new Error('the store is away');
    }
    const reading = verifyArchive(() => Promise.resolve(failing()), { fileKey });
    await expect(reading).rejects.toThrow('the store is away');
  });
});
