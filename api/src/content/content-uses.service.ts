import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ContentUse, LIMITS } from '@vitral/contracts';
import { AppError } from '../platform/errors/app-error.ts';
import { type Place, PLACES } from './content-uses.places.ts';
import { Content } from './content.entity.ts';

/** Tells what would lose its file if an item went. */
@Injectable()
export class ContentUsesService {
  constructor(private readonly em: EntityManager) {}

  /** At most LIMITS.page of each noun. The trash counts, too: a page can still name what lies there. */
  async list(id: string): Promise<ContentUse[]> {
    const row = await this.em.findOne(Content, { id });
    if (!row) throw new AppError('content.not-found', { id });
    // The server makes names of letters, digits, hyphens, underscores and dots.
    const names = [row.filename, ...row.formerFilenames].map((name) => name.replaceAll('.', '\\.')).join('|');
    const uses = await Promise.all(PLACES.map((place) => this.usesIn(place, `${row.id}|${names}`)));
    const address = new RegExp(`/uploads/(?:${names})(?![\\w.-])|/api/content/${row.id}(?![\\w-])`, 'i');
    return uses.flat().flatMap(({ texts, use }) => (address.test(JSON.stringify(texts)) ? [use] : []));
  }

  /** Whatever holds one of the words somewhere; only a text as it is meant tells whether it is an address. */
  private async usesIn({ entity, columns, read }: Place, words: string) {
    const text = (alias: string) => `concat_ws(' ', ${columns.map((name) => `${alias}.${name}`).join(', ')})`;
    const where = { [raw((alias) => `${text(alias)} ~* ?`, [words])]: [] };
    const rows = await this.em.fork().find(entity, where, { limit: LIMITS.page });
    return rows.map(read);
  }
}
