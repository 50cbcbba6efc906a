import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { isReleaseName } from '@vitral/contracts/modules';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError, codeOf } from '../../platform/errors/app-error.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { Release, releaseFolder } from './release.entity.ts';
import { ReleaseTrust } from './release-trust.ts';
import { ReleaseArchives } from './release-archives.ts';
import { markOf, readContent, readMarks, type ReleaseContent } from './release-content.ts';

type Located = Pick<Release, 'id' | 'name' | 'version' | 'digest' | 'removedAt'>;

interface Copy {
  folder: string;
  /** Change times by file, taken before the bytes were verified. */
  marks: Map<string, number | null>;
  content: ReleaseContent;
}

@Injectable()
export class ReleaseFolders {
  readonly root: string;
  private readonly logger = new Logger(ReleaseFolders.name);
  private readonly copies = new Map<string, Promise<Copy>>();

  constructor(
    { dataDir }: Configuration,
    private readonly em: EntityManager,
    private readonly archives: ReleaseArchives,
    private readonly staging: StagingFolder,
    private readonly trust: ReleaseTrust,
  ) {
    this.root = join(dataDir, 'modules');
  }

  /** Returns the folder with all files of the release. Throws AppError('modules.removed') if they are gone. */
  async of(release: Located): Promise<string> {
    return dirname(await this.fileOf(release, 'module.json'));
  }

  /** Returns the path of one file. If the file was changed or lost since its verification, the whole copy is restored first. */
  async fileOf(release: Located, file: string): Promise<string> {
    const known = this.copyOf(release);
    const copy = await known;
    if (await isUntouched(copy, file)) return join(copy.folder, file);
    if (this.copies.get(release.id) === known) this.copies.delete(release.id);
    return join((await this.copyOf(release)).folder, file);
  }

  async sweep(): Promise<number> {
    const found = await this.listFolders();
    // Queried after the folders were listed, so that a release added meanwhile is not missed.
    const stored = await this.em
      .fork()
      .find(Release, { removedAt: null }, { fields: ['name', 'version', 'digest'] });
    const needed = new Set(stored.map((release) => this.folderOf(release)));
    const left = found.filter((folder) => !needed.has(folder));
    for (const folder of left) await rm(folder, { recursive: true, force: true });
    return left.length;
  }

  private async listFolders(): Promise<string[]> {
    const names = (await readdir(this.root).catch(() => [])).filter(isReleaseName);
    const folders = names.map((name) => join(this.root, name));
    const lists = folders.map(async (folder) =>
      (await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
    );
    return (await Promise.all(lists)).flat();
  }

  private copyOf(release: Located): Promise<Copy> {
    if (release.removedAt) return Promise.reject(removed(release));
    const known = this.copies.get(release.id);
    if (known) return known;
    const copy = this.restoreCopy(release);
    this.copies.set(release.id, copy);
    copy.catch(() => this.copies.get(release.id) === copy && this.copies.delete(release.id));
    return copy;
  }

  private async restoreCopy(release: Located): Promise<Copy> {
    const folder = this.folderOf(release);
    const copy = (await verified(folder, release)) ?? (await this.unpack(release, folder));
    await this.trust.checkBytes(release, copy.content);
    return copy;
  }

  private unpack(release: Located, folder: string): Promise<Copy> {
    return this.staging.inFolder(async (aside) => {
      const fresh = join(aside, basename(folder));
      await mkdir(fresh);
      const isThere = await this.archives.unpack(release, fresh);
      const copy = isThere && (await verified(fresh, release));
      if (!copy) {
        this.logger.error(
          `The archive of ${release.name} ${basename(folder)} is ${isThere ? 'damaged' : 'gone'}`,
        );
        throw removed(release);
      }
      const isPlaced = await putInPlace(fresh, folder, join(aside, 'damaged'));
      return isPlaced ? { ...copy, folder } : this.restoreCopy(release);
    });
  }

  private folderOf({ name, version, digest }: Pick<Release, 'name' | 'version' | 'digest'>): string {
    return join(this.root, name, releaseFolder(version, digest));
  }
}

/** Returns false if another server that uses the same folder was faster. */
async function putInPlace(fresh: string, folder: string, damaged: string): Promise<boolean> {
  await mkdir(dirname(folder), { recursive: true });
  await rename(folder, damaged).catch(falseFor('ENOENT'));
  return rename(fresh, folder).then(() => true, falseFor('ENOTEMPTY', 'EEXIST'));
}

function falseFor(...codes: string[]): (error: unknown) => false {
  return (error) => {
    if (!codes.includes(codeOf(error))) throw error;
    return false;
  };
}

const removed = ({ name, version }: Located): AppError =>
  new AppError('modules.removed', { module: name, version });

async function verified(folder: string, { digest }: Located): Promise<Copy | null> {
  const marks = await readMarks(folder);
  const content = await readContent(folder);
  return content.digest === digest ? { folder, marks, content } : null;
}

async function isUntouched({ folder, marks }: Copy, file: string): Promise<boolean> {
  const mark = marks.get(file);
  return mark === undefined || mark === (await markOf(join(folder, file)));
}
