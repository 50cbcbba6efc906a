import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ReleaseDifference, ReleaseTexts } from '@vitral/contracts/releases';
import { AppError } from '../../platform/errors/app-error.ts';
import { SigningKeysService } from '../../signing-keys/index.ts';
import { findRelease, readPosition } from '../channel/position.ts';
import { ReleaseFolders } from '../releases/release-folders.ts';
import { toReleaseSummary } from '../releases/release.response.ts';
import { Release } from '../releases/release.entity.ts';
import { changedEntries, changedFiles, changedTexts, changedWeight } from './difference.ts';

@Injectable()
export class DifferenceService {
  constructor(
    private readonly em: EntityManager,
    private readonly folders: ReleaseFolders,
    private readonly keys: SigningKeysService,
  ) {}

  /** Throws `modules.removed` when the files of either release are gone, since its texts are among them. */
  async between(fromId: string, toId: string): Promise<ReleaseDifference> {
    const em = this.em.fork();
    const from = await findRelease(em, fromId);
    const to = await findRelease(em, toId);
    if (from.name !== to.name) throw new AppError('request.invalid', { fields: ['from'] });

    const position = await readPosition(em);
    const keys = await this.keys.known();
    return {
      from: toReleaseSummary(from, position, keys),
      to: toReleaseSummary(to, position, keys),
      ...changedDescriptor(from.descriptor, to.descriptor),
      ...changedTexts(await this.textsOf(from), await this.textsOf(to)),
      weight: changedWeight(from.files, to.files),
      files: changedFiles(from.files, to.files),
    };
  }

  private async textsOf(release: Release): Promise<ReleaseTexts> {
    const { texts } = release.descriptor;
    if (!texts) return {};
    return JSON.parse(await readFile(join(await this.folders.of(release), texts), 'utf8')) as ReleaseTexts;
  }
}

function changedDescriptor(
  from: BuiltDescriptor,
  to: BuiltDescriptor,
): Pick<ReleaseDifference, 'pages' | 'publicPages' | 'shared'> {
  return {
    pages: changedEntries(pagesOf(from), pagesOf(to)).map(({ name, ...value }) => ({ path: name, ...value })),
    publicPages: changedEntries(publicPagesOf(from), publicPagesOf(to)).map(({ name, ...value }) => ({
      page: name,
      ...value,
    })),
    shared: changedEntries(from.shared, to.shared).map(({ name, ...value }) => ({ library: name, ...value })),
  };
}

const pagesOf = ({ pages }: BuiltDescriptor) => Object.fromEntries(pages.map((page) => [page.path, page]));

/** `es /educacion, en /education`; empty for a page without public paths. */
function publicPagesOf({ publicPages = [] }: BuiltDescriptor): Record<string, string> {
  return Object.fromEntries(
    publicPages.map(({ page, addresses = {} }) => [
      page,
      Object.entries(addresses)
        .map(([language, url]) => `${language} ${url}`)
        .join(', '),
    ]),
  );
}
