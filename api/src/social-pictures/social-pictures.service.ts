import { Injectable } from '@nestjs/common';
import etag from 'etag';
import { ContentFilesService } from '../content/index.ts';
import { libraryFileAt, PageSocialPictures, type SiteSocialPicture } from '../pages/index.ts';
import { GenerationCache } from '../platform/changes/generation-cache.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { siteIn } from '../platform/settings/site.ts';
import { type Drawing, SocialPictureProcess, type SocialPng } from './drawing/social-picture-process.ts';
import type { SocialPictureQuery } from './social-pictures.dto.ts';

interface CachedPng extends SocialPng {
  etag: string;
  freshUntil: number;
}

export interface SentSocialPicture extends CachedPng {
  /** True if it shows a file of the library, which may change under the same URL. */
  hasFile: boolean;
}

const MOST_ENTRIES = 500;
const MOST_BYTES = 32 * 1024 * 1024;
/** A picture without its missing file is drawn again after this time. */
const INCOMPLETE_FOR_MS = 60_000;
/** The width of the variant from which a picture is cut, in pixels. */
const WIDTH = 1200;
const SUFFIX = '.png';

/** Draws the social pictures of pages, once for all who request the same one. */
@Injectable()
export class SocialPicturesService {
  private readonly drawn = new GenerationCache<CachedPng>({
    entries: MOST_ENTRIES,
    bytes: { most: MOST_BYTES, of: ({ bytes }) => bytes.length },
    freshUntil: ({ freshUntil }) => freshUntil,
  });

  constructor(
    private readonly pages: PageSocialPictures,
    private readonly files: ContentFilesService,
    private readonly settings: SettingsService,
    private readonly process: SocialPictureProcess,
  ) {}

  /** Throws `request.not-found` for a page that does not have this picture. */
  async ofPage(path: string, digest: string): Promise<SentSocialPicture> {
    const social = path.endsWith(SUFFIX)
      ? await this.pages.find(path.slice(0, -SUFFIX.length), digest)
      : null;
    if (!social) throw new AppError('request.not-found');
    return this.draw(social);
  }

  async preview({ language, ...social }: SocialPictureQuery): Promise<SentSocialPicture> {
    const { name: siteName } = siteIn(language, await this.settings.current());
    return this.draw({ ...social, siteName });
  }

  private async draw({ title, picture, chosen, siteName }: SiteSocialPicture): Promise<SentSocialPicture> {
    const alone = await this.fileAt(chosen);
    const file = alone ?? (await this.fileAt(picture));
    const drawing: Drawing = { title, siteName, picture: file, isAlone: alone !== null };
    const png = await this.drawn.get(JSON.stringify(drawing), null, () => this.compute(drawing));
    return { ...png, hasFile: [chosen, picture].some((url) => libraryFileAt(url) !== null) };
  }

  private async compute(drawing: Drawing): Promise<CachedPng> {
    const png = await this.process.draw(drawing);
    const freshUntil = png.isWhole ? Infinity : Date.now() + INCOMPLETE_FOR_MS;
    return { ...png, etag: etag(png.bytes), freshUntil };
  }

  /** Returns the file of a public picture of the library; null for other URLs and files that are not shown. */
  private async fileAt(url: string | null): Promise<Drawing['picture']> {
    const filename = libraryFileAt(url);
    const row = filename && (await this.files.findPublic(filename).catch(ifNotFound));
    if (!row || row.type !== 'image') return null;
    const { filename: stored } = await this.files.variantOf(row, { width: WIDTH }, ['image/webp']);
    return { filename: stored, focalPoint: { x: row.focalX, y: row.focalY } };
  }
}

function ifNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'request.not-found') return null;
  throw error;
}
