import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Content } from './content.entity.ts';
import { openTo } from './content.visibility.ts';

/** Finds the rows whose bytes somebody may have. */
@Injectable()
export class ContentFilesService {
  constructor(private readonly em: EntityManager) {}

  async find(viewer: Viewer, id: string): Promise<Content> {
    const row = await this.em.findOne(Content, { $and: [{ id }, openTo(viewer)] });
    if (!row) throw new AppError('content.not-found', { id });
    return row;
  }
}
