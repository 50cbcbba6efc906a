import { writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { THUMBNAIL } from '@vitral/contracts/social-feeds';
import { readEmbed } from '@vitral/embeds';
import {
  type MadeFile,
  PICTURE_FORMATS,
  PictureProcess,
  recogniseFile,
  storedName,
} from '../content/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { Measure, type StoredFile } from '../platform/storage/file-store.ts';
import type { ClaimedPost } from './thumbnail-claims.ts';

/** A copy that is not in the file store yet. */
export interface MadeThumbnail extends MadeFile, StoredFile {
  width: number;
  mimeType: string;
}

const CENTER = { x: 50, y: 50 };

@Injectable()
export class ThumbnailFetcher {
  /** The origin of YouTube's pictures; tests replace it. */
  youtubeOrigin = 'https://i.ytimg.com';

  constructor(
    private readonly client: OutgoingClient,
    private readonly pictures: PictureProcess,
  ) {}

  /** Returns the given URL, else the URL of a video's picture; null when there is neither. */
  pictureUrl({ platform, url, thumbnailUrl }: ClaimedPost): string | null {
    if (thumbnailUrl) return thumbnailUrl;
    const embed = platform === 'youtube' ? readEmbed('youtube', url) : null;
    return embed?.kind === 'video' ? `${this.youtubeOrigin}/vi/${embed.embedId}/hqdefault.jpg` : null;
  }

  /** Writes the copies into `folder`. Throws OutgoingProblem or AppError when no picture can be fetched. */
  async fetch(url: string, title: string, folder: string): Promise<MadeThumbnail[]> {
    const { status, body } = await this.client.get(url, { accept: 'image/*' });
    if (status !== 200) throw new AppError('content.broken-file', { status });
    const source = join(folder, 'source');
    await writeFile(source, body);
    const { extension } = await recogniseFile(source, '');
    const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
    if (!format) throw new AppError('content.type-refused', { name: extension });
    const order = { makes: 'thumbnails', focalPoint: CENTER, square: 0, ...THUMBNAIL } as const;
    const { scaled } = await this.pictures.make({ ...order, source, format, folder });
    return Promise.all(
      scaled.map(async ({ path: reported, width, mimeType }) => {
        // The path is rebuilt: the other process read an untrusted file, so its response is not trusted either.
        const path = join(folder, basename(reported));
        const filename = storedName(title, extname(path).slice(1));
        return { path, filename, width, mimeType, ...(await measured(path)) };
      }),
    );
  }
}

async function measured(path: string): Promise<StoredFile> {
  const measure = new Measure();
  const pieces = measure.of(createReadStream(path));
  while (!(await pieces.next()).done);
  return measure.result();
}
