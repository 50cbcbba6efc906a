import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../platform/changes/changes.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { FileDescription } from '../platform/storage/send-file.ts';
import { Content } from './content.entity.ts';
import { openTo } from './content.visibility.ts';
import { chooseVariant, type WantedVariant } from './pictures/choose-variant.ts';
import { ContentVariant } from './pictures/content-variant.entity.ts';

/** What files and variants are found in; a restore puts others in the place of both. */
const TABLES = ['content', 'content_variant', 'restore'];

/** Finds files by their public names, and their variants. */
@Injectable()
export class ContentFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
  ) {}

  /** Equal to an earlier one as long as everybody who asks finds the same. */
  generation(): number {
    return this.changes.generationOf(TABLES);
  }

  /** The row of a file that everybody may see, by its name or by one that it had before its file was replaced. */
  async findPublic(filename: string): Promise<Content> {
    const named = { $or: [{ filename }, { formerFilenames: { $contains: [filename] } }] };
    const row = await this.em.findOne(Content, { $and: [named, openTo(null)] });
    if (!row) throw new AppError('request.not-found');
    return row;
  }

  /** The variant that serves best, or the file itself. */
  async variantOf(row: Content, wanted: WantedVariant, accepted: string[]): Promise<FileDescription> {
    if (row.type !== 'image' || (!wanted.width && !wanted.shape)) return row;
    const shape = wanted.shape ?? 'scaled';
    const variants = await this.em.find(ContentVariant, { content: row.id, shape });
    return chooseVariant(variants, wanted, accepted) ?? row;
  }
}
