import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SiteKey } from '../src/backup-keys/index.ts';
import { verifyArchive } from '../src/backups/archive/read-archive.ts';
import {
  asUnsigned,
  changeJson,
  FORGER,
  joinParts,
  type Part,
  resealArchive,
  splitArchive,
} from './set-up/archive-parts.ts';
import { ArchiveSite } from './set-up/archive-site.ts';
import { createArchive, opening, problemOf, verifyAndRestore } from './set-up/archives.ts';

let site: ArchiveSite;
let archive: Buffer;
let parts: Part[];
beforeAll(async () => {
  site = await ArchiveSite.make();
  await site.addContent('a.pdf', randomBytes(3000));
  await site.addContent('b.pdf', randomBytes(3000));
  ({ bytes: archive } = await createArchive(site.place));
  parts = await splitArchive(archive);
});
afterAll(() => site.drop());

const signerOf = async (bytes: Buffer) => (await verifyArchive(opening(bytes))).summary.signedBy;
const refusalOf = (bytes: Buffer) => problemOf(verifyArchive(opening(bytes)));
const partOf = (all: Part[], name: string) => all.find((part) => part.name === name) as Part;

/** Replaces parts of the archive by others of the same name. */
const replaced = (...others: Part[]) =>
  joinParts(parts.map((part) => others.find(({ name }) => name === part.name) ?? part));

describe('the signature of an archive', () => {
  it('is that of the site that wrote it, and the same for every archive of the site', async () => {
    const { publicKey } = new SiteKey(site.place.secretKey);
    expect(await signerOf(archive)).toBe(publicKey);
    const { bytes, summary } = await createArchive(site.place);
    expect([await signerOf(bytes), summary.signedBy]).toEqual([publicKey, publicKey]);
    const other = await createArchive({ ...site.place, secretKey: 'o'.repeat(32) });
    expect(await signerOf(other.bytes)).not.toBe(publicKey);
  });

  it('shows the forger when somebody else has written or changed the archive', async () => {
    expect(await signerOf(await resealArchive(parts))).toBe(FORGER.publicKey);
  });

  it('is refused after a change that every checksum agrees with', async () => {
    const other = await splitArchive(await resealArchive(parts.filter(({ name }) => name !== 'files/b.pdf')));
    const seals = ['checksums.txt', 'end.json'].map((name) => partOf(other, name));
    const without = parts.filter(({ name }) => name !== 'files/b.pdf');
    const bytes = await joinParts(
      without.map((part) => seals.find(({ name }) => name === part.name) ?? part),
    );
    expect(await refusalOf(bytes)).toBe('changed');
  });

  it('is refused when it is of another archive, claims another signer or cannot be read', async () => {
    await site.query(`insert into site_config (key, value) values ('site_logo', 'x')`);
    const later = await splitArchive((await createArchive(site.place)).bytes);
    await site.query('delete from site_config');
    const signature = partOf(parts, 'signature.json');
    expect(await refusalOf(await replaced(partOf(later, 'signature.json')))).toBe('changed');
    const claims = (values: object) => changeJson(signature, (json) => ({ ...json, ...values }));
    expect(await refusalOf(await replaced(claims({ publicKey: FORGER.publicKey })))).toBe('changed');
    for (const values of [{ publicKey: 'x' }, { signature: '' }, { algorithm: 'none' }]) {
      expect(['changed', 'damaged']).toContain(await refusalOf(await replaced(claims(values))));
    }
    expect(await refusalOf(await replaced({ ...signature, content: Buffer.from('[') }))).toBe('damaged');
  });

  it('cannot be removed, moved or repeated', async () => {
    const signature = partOf(parts, 'signature.json');
    const others = parts.filter((part) => part !== signature);
    expect(await refusalOf(await joinParts(others))).toBe('cut-off');
    expect(await refusalOf(await joinParts([...parts, signature]))).toBe('damaged');
    const [manifest, ...rest] = others;
    expect(await refusalOf(await joinParts([manifest as Part, signature, ...rest]))).toBe('damaged');
  });
});

describe('an archive of a version that did not sign', () => {
  it('is restored, and reported as unsigned', async () => {
    const before = await site.state();
    const old = await asUnsigned(archive);
    expect(await signerOf(old)).toBeNull();
    await site.query('delete from content');
    await verifyAndRestore(site.place, old);
    expect(await site.state()).toEqual(before);
  });

  it('is refused with a signature, which such versions did not know', async () => {
    const old = await splitArchive(await asUnsigned(archive));
    expect(await refusalOf(await joinParts([...old, partOf(parts, 'signature.json')]))).toBe('damaged');
  });
});
