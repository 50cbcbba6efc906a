import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FIXED_PAGES } from '@vitral/contracts/site-pages';
import { verifyArchive } from '../src/backups/archive/read-archive.ts';
import { changeJson, type Part, joinParts, resealArchive, splitArchive } from './set-up/archive-parts.ts';
import { ArchiveSite } from './set-up/archive-site.ts';
import { verifyAndRestore, createArchive, opening, problemOf } from './set-up/archives.ts';

const MEGABYTE = 1024 * 1024;

let site: ArchiveSite;
let archive: Buffer;
let parts: Part[];
let state: Awaited<ReturnType<ArchiveSite['state']>>;
beforeAll(async () => {
  site = await ArchiveSite.make();
  await site.addContent('a.pdf', randomBytes(3000));
  await site.addContent('b.pdf', randomBytes(700));
  await site.addContent('empty.pdf', Buffer.alloc(0));
  await site.query(`insert into site_config (key, value) values ('site_logo', 'x')`);
  ({ bytes: archive } = await createArchive(site.place));
  parts = await splitArchive(archive);
  await site.query(`update site_config set value = 'y'`);
  state = await site.state();
});
afterAll(() => site.drop());

const refusalOf = (bytes: Buffer) => problemOf(verifyArchive(opening(bytes)));

describe('a backup archive', () => {
  it('is valid as long as nothing is changed', async () => {
    expect(parts.map(({ name }) => name)).toEqual([
      'manifest.json',
      'database/content/000001.copy.gz',
      'database/site_config/000001.copy.gz',
      'database/site_page/000001.copy.gz',
      'database/site_page_publication/000001.copy.gz',
      'database/site_page_revision/000001.copy.gz',
      'files/a.pdf',
      'files/b.pdf',
      'files/empty.pdf',
      'checksums.txt',
      'end.json',
      'signature.json',
    ]);
    const { summary } = await verifyArchive(opening(archive));
    expect(summary).toMatchObject({ rows: 4 + 3 * FIXED_PAGES.length, files: 3, size: archive.length });
    await expect(verifyArchive(opening(await resealArchive(parts)))).resolves.toBeDefined();
  });

  it('is reported as cut off, wherever it ends early', async () => {
    const end = archive.lastIndexOf('end.json');
    for (let length = 1000; length < end; length += 613) {
      expect([length, await refusalOf(archive.subarray(0, length))]).toEqual([length, 'cut-off']);
    }
    const signature = archive.lastIndexOf('signature.json');
    for (const length of [end + 600, signature - 1, signature + 600]) {
      expect([length, await refusalOf(archive.subarray(0, length))]).toEqual([length, 'cut-off']);
    }
  });

  it('is reported as damaged, whichever byte of its content has changed', async () => {
    const places = parts.slice(1).filter(({ content }) => content.length > 0);
    for (const { name, content } of places) {
      const at = archive.indexOf(content) + Math.floor(content.length / 2);
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([name, await refusalOf(changed)]).toEqual([name, 'damaged']);
    }
  });

  it('is reported as damaged when the padding after a file is not empty', async () => {
    for (const { name, content } of parts.slice(1).filter((part) => part.content.length % 512 > 0)) {
      const changed = Buffer.from(archive);
      changed[archive.indexOf(content) + content.length] = 1;
      expect([name, await refusalOf(changed)]).toEqual([
        name,
        name === 'manifest.json' ? 'foreign' : 'damaged',
      ]);
    }
  });

  it('is reported as damaged when one of its headers is', async () => {
    const changed = Buffer.from(archive);
    changed.write('x', archive.indexOf('files/a.pdf\0'));
    expect(await refusalOf(changed)).toBe('damaged');
  });

  describe('a file that is no backup', () => {
    it.each<[string, () => Buffer | Promise<Buffer>]>([
      ['an empty file', () => Buffer.alloc(0)],
      ['a few bytes', () => Buffer.from('hello')],
      ['noise', () => randomBytes(100_000)],
      ['a compressed archive', () => gzipSync(archive)],
      ['another tar', () => joinParts([{ name: 'readme.txt', content: Buffer.from('hello') }])],
      ['zeros', () => Buffer.alloc(100_000)],
      ['the manifest of another program', () => withManifest(() => ({ format: 'other' }))],
      ['an invalid manifest', () => joinParts([{ name: 'manifest.json', content: Buffer.from('[') }])],
    ])('is reported as foreign: %s', async (_, make) => {
      expect(await refusalOf(await make())).toBe('foreign');
    });
  });

  it.each([
    ['a later format version', { formatVersion: 3 }],
    ['a later migration', { migrations: ['29990101000000-later'] }],
  ])('is reported as newer: %s', async (_, change) => {
    expect(await refusalOf(await withManifest((json) => ({ ...json, ...change })))).toBe('newer');
  });

  function withManifest(change: (json: Record<string, unknown>) => Record<string, unknown>): Promise<Buffer> {
    return resealArchive(
      parts.map((part) => (part.name === 'manifest.json' ? changeJson(part, change) : part)),
    );
  }

  const file = (name: string): Part => ({ name, content: Buffer.from('x') });
  const after = (name: string, ...more: Part[]) =>
    parts.flatMap((part) => (part.name === name ? [part, ...more] : [part]));
  const tables = (...names: string[]) => ({ tables: names.map((name) => ({ name, columns: ['id'] })) });

  describe('a maliciously crafted archive', () => {
    it.each<[string, () => Promise<Buffer>]>([
      [
        'a name that escapes the folder',
        () => resealArchive(after('files/empty.pdf', file('files/../../x'))),
      ],
      ['a name with a folder', () => resealArchive(after('files/empty.pdf', file('files/x/y')))],
      ['an absolute name', () => resealArchive(after('files/empty.pdf', file('/x')))],
      ['a file twice', () => resealArchive(after('files/empty.pdf', file('files/empty.pdf')))],
      ['files out of order', () => resealArchive(after('files/empty.pdf', file('files/a0.pdf')))],
      [
        'rows after files',
        () => resealArchive(after('files/a.pdf', file('database/team_member/000001.copy.gz'))),
      ],
      [
        'a table that is not announced',
        () => resealArchive(after('manifest.json', file('database/x/000001.copy.gz'))),
      ],
      ['a chunk twice', () => resealArchive(after(ROWS, file(ROWS)))],
      [
        'a piece that is not compressed',
        () => resealArchive(after('manifest.json', file('database/audit_entry/000001.copy.gz'))),
      ],
      ['an entry after the end', () => joinParts([...parts, file('files/z.pdf')])],
      ['a link', () => resealArchive(after('files/empty.pdf', LINK))],
      [
        'a table that belongs to the installation',
        () => withManifest((json) => ({ ...json, ...tables('session') })),
      ],
      [
        'a table name that contains SQL',
        () => withManifest((json) => ({ ...json, ...tables('x"; drop table content') })),
      ],
      ['a table twice', () => withManifest((json) => ({ ...json, ...tables('content', 'content') }))],
      ['a long manifest', () => withManifest((json) => ({ ...json, more: 'x'.repeat(2 * MEGABYTE) }))],
      ['rows that decompress to much more', () => resealArchive(after('manifest.json', BOMB))],
      ['a name without an end', () => Promise.resolve(endlessName())],
    ])('is reported as damaged: %s', async (_, make) => {
      expect(await refusalOf(await make())).toBe('damaged');
    });

    it.each<[string, () => Promise<Buffer>]>([
      [
        'tables that are not there',
        () => withManifest((json) => ({ ...json, tables: [...(json['tables'] as []), TABLE] })),
      ],
      ['an invalid value', () => withRows((text) => text.replace('\tpdf\t', '\tpd\t'))],
      ['a column too few', () => withRows((text) => text.replace('\tpdf\t', '\t'))],
      [
        'a row twice',
        () =>
          withRows((text) => text.replace(/^.*\n.*\n/, (rows) => rows.split(/(?<=\n)/)[0]?.repeat(2) ?? '')),
      ],
      ['a row that refers to a missing one', () => withRows((text) => text.replace(/\\N\n/, `${NOBODY}\n`))],
    ])('changes nothing: %s', async (_, make) => {
      expect(await problemOf(verifyAndRestore(site.place, await make()))).toBe('damaged');
      expect(await site.state()).toEqual(state);
    });
  });
});

const ROWS = 'database/content/000001.copy.gz';
const NOBODY = '019aaaaa-0000-7000-8000-000000000000';
const TABLE = { name: 'nowhere', columns: ['id'] };
const BOMB: Part = {
  name: 'database/audit_entry/000001.copy.gz',
  content: gzipSync(Buffer.alloc(50 * MEGABYTE)),
};
const LINK: Part = {
  name: 'files/link.pdf',
  content: Buffer.alloc(0),
  header: { type: 'symlink', linkname: '/etc/passwd' },
};

function withRows(change: (text: string) => string): Promise<Buffer> {
  return resealArchive(
    parts.map((part) => {
      if (part.name !== ROWS) return part;
      const text = gunzipSync(part.content).toString();
      expect(change(text)).not.toBe(text);
      return { ...part, content: gzipSync(change(text)) };
    }),
  );
}

/** A header that announces a name of one gigabyte, which the tar library would buffer in memory. */
function endlessName(): Buffer {
  const header = Buffer.from(archive.subarray(0, 512));
  header.write('x', 156);
  header.write('07777777777\0', 124);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const first = archive.indexOf('database/');
  return Buffer.concat([archive.subarray(0, first), header, Buffer.alloc(40 * MEGABYTE, 'x')]);
}
