import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../platform/changes/changes.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { FileDescription } from '../platform/storage/send-file.ts';
import { Content } from './content.entity.ts';
import { visibleTo } from './content.visibility.ts';
import { chooseVariant, type WantedVariant } from './pictures/choose-variant.ts';
import { ContentVariant } from './pictures/content-variant.entity.ts';

/** The tables on which look-ups of files depend; a restore replaces the first two. */
const TABLES = ['content', 'content_variant', 'restore'];

/** Finds files by their public names, and their variants. */
@Injectable()
export class ContentFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
  ) {}

  /** Returns a number that changes whenever the result of a look-up may change. */
  generation(): number {
    return this.changes.generationOf(TABLES);
  }

  /** Finds a public file by its current name or a name it had before it was replaced. */
  async findPublic(filename: string): Promise<Content> {
    const named = { $or: [{ filename }, { formerFilenames: { $contains: [filename] } }] };
    const row = await this.em.findOne(Content, { $and: [named, visibleTo(null)] });
    if (!row) throw new AppError('request.not-found');
    return row;
  }

  /** Returns the best variant, or the file itself. */
  async variantOf(row: Content, wanted: WantedVariant, accepted: string[]): Promise<FileDescription> {
    if (row.type !== 'image' || (!wanted.width && !wanted.shape)) return row;
    const shape = wanted.shape ?? 'scaled';
    const variants = await this.em.find(ContentVariant, { content: row.id, shape });
    return chooseVariant(variants, wanted, accepted) ?? row;
  }
}
