import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type FilterQuery, raw } from '@mikro-orm/core';
import { dateAt } from '@vitral/schedule';
import type { Response } from 'express';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { FileDescription } from '../platform/storage/send-file.ts';
import { NEGOTIATED_FORMATS } from '../platform/http/cached-body.ts';
import { keepVersion } from '../platform/entities/columns.ts';
import { siteZone } from '../zoom-meetings/index.ts';
import { Content, ContentVariant } from './content.entity.ts';
import { visibleTo } from './content.filters.ts';

/** The tables on which look-ups of files depend; a restore replaces the first two. */
const TABLES = ['content', 'content_variant', 'restore'];

export interface WantedVariant {
  /** The minimum width in pixels. */
  width?: number;
  shape?: 'square';
}

@Injectable()
export class ContentFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: TableChanges,
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

  /** The smallest variant that is wide enough, in the best accepted format; a wildcard alone accepts none. */
  async variantOf(
    row: Content,
    { shape, width = 0 }: WantedVariant,
    accepted: string[],
  ): Promise<FileDescription> {
    if (row.type !== 'image' || (!width && !shape)) return row;
    const variants = await this.em.find(ContentVariant, { content: row.id, shape: shape ?? 'scaled' });
    const rank = ({ mimeType }: ContentVariant) => NEGOTIATED_FORMATS.indexOf(mimeType);
    const [best = row] = variants
      .filter((variant) => (shape || variant.width >= width) && accepted.includes(variant.mimeType))
      .sort((one, other) => one.width - other.width || rank(one) - rank(other));
    return best;
  }
}

/** Counts a download in the transaction of `em`; returns false if the item does not exist. The first update locks the row. */
export async function countDownload(
  em: EntityManager,
  id: string,
  where: FilterQuery<Content> = {},
): Promise<boolean> {
  const counted = await em.nativeUpdate(
    Content,
    { $and: [{ id }, where] },
    { downloadCount: raw('download_count + 1'), ...keepVersion() },
  );
  if (counted === 0) return false;
  await em.execute(
    `insert into content_access (content_id, day, count) values (?, ?, 1)
     on conflict (content_id, day) do update set count = content_access.count + 1`,
    [id, dateAt(Date.now(), await siteZone(em))],
  );
  return true;
}

const SHOWN_IN_PLACE = /^(image|video)\/|^application\/pdf$/;

/** Returns whether browsers display a type themselves without running any of its content. */
export const mayBeShown = ({ mimeType }: { mimeType: string }): boolean => SHOWN_IN_PLACE.test(mimeType);

export function allowOwnFrames(response: Response): void {
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.setHeader('Content-Security-Policy', POLICY);
}

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Sets the name under which the browser saves the response, or shows it inline. */
export function nameDownload(response: Response, name: string, disposition: 'attachment' | 'inline'): void {
  response.attachment(name);
  if (disposition === 'attachment') return;
  const header = String(response.getHeader('Content-Disposition'));
  response.setHeader('Content-Disposition', header.replace(/^attachment/, 'inline'));
}
