import { writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { type SocialPlatform, THUMBNAIL } from '@vitral/contracts';
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

/** A copy that is not in the store yet. */
export interface MadeThumbnail extends MadeFile, StoredFile {
  width: number;
  mimeType: string;
}

interface Named {
  platform: SocialPlatform;
  title: string;
  url: string;
  thumbnailUrl: string;
}

const CENTRE = { x: 50, y: 50 };

/** Fetches the picture of a post and makes small copies of it, of which nothing of the original is left but what it shows. */
@Injectable()
export class ThumbnailFetcher {
  /** Where the pictures of videos are asked for. */
  youtubeOrigin = 'https://i.ytimg.com';

  constructor(
    private readonly client: OutgoingClient,
    private readonly pictures: PictureProcess,
  ) {}

  /** The address that was given, else that of a video's picture; null when there is nothing to ask for. */
  addressOf({ platform, url, thumbnailUrl }: Named): string | null {
    if (thumbnailUrl) return thumbnailUrl;
    const embed = platform === 'youtube' ? readEmbed('youtube', url) : null;
    return embed?.kind === 'video' ? `${this.youtubeOrigin}/vi/${embed.embedId}/hqdefault.jpg` : null;
  }

  /** `folder` takes what is made. Throws OutgoingProblem and AppError for what is no picture that can be had. */
  async fetch(address: string, title: string, folder: string): Promise<MadeThumbnail[]> {
    const { status, body } = await this.client.get(address, { accept: 'image/*' });
    if (status !== 200) throw new AppError('content.broken-file', { status });
    const source = join(folder, 'source');
    await writeFile(source, body);
    const { extension } = await recogniseFile(source, '');
    const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
    if (!format) throw new AppError('content.type-refused', { name: extension });
    const order = { makes: 'thumbnails', focalPoint: CENTRE, square: 0, ...THUMBNAIL } as const;
    const { scaled } = await this.pictures.make({ ...order, source, format, folder });
    return Promise.all(
      scaled.map(async ({ path: said, width, mimeType }) => {
        // What the other process says is not relied upon: it had to do with a stranger's file.
        const path = join(folder, basename(said));
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
