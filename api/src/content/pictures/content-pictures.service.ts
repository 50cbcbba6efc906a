import { basename, extname, join } from 'node:path';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type FocalPoint, PICTURE_SQUARE, PICTURE_WIDTHS } from '@vitral/contracts/content';
import { AppError } from '../../platform/errors/app-error.ts';
import { FileStore, Measure, type StoredFile } from '../../platform/storage/file-store.ts';
import { StagedFiles, type MadeFile } from '../staged-files.ts';
import { Content, ContentVariant } from '../content.entity.ts';
import { variantName } from '../file-names.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { type MadePicture, PICTURE_FORMATS, type PictureFormat, PictureProcess } from './picture-process.ts';

/** A variant with its file, which is not in the file store yet. */
export interface MadeVariant extends MadeFile, StoredFile {
  shape: ContentVariant['shape'];
  width: number;
  mimeType: string;
}

export interface PreparedPicture {
  picture: StoredFile & { path: string; width: number; height: number };
  variants: MadeVariant[];
}

const EVERYTHING = { makes: 'everything', widths: PICTURE_WIDTHS, square: PICTURE_SQUARE } as const;
const SQUARE = { makes: 'square', widths: [], square: PICTURE_SQUARE } as const;

/** Makes the files that the site shows: the picture without metadata, smaller variants, and squares around the focal point. */
@Injectable()
export class ContentPicturesService {
  constructor(
    private readonly em: EntityManager,
    private readonly store: FileStore,
    private readonly pictures: PictureProcess,
    private readonly staging: StagingFolder,
    private readonly staged: StagedFiles,
  ) {}

  /** Writes the files into `folder`. Throws content.broken-file and content.too-large. */
  async prepare(
    source: string,
    filename: string,
    focalPoint: FocalPoint,
    folder: string,
  ): Promise<PreparedPicture> {
    const format = formatOf(filename);
    const made = await this.pictures.make({ ...EVERYTHING, source, format, folder, focalPoint });
    if (!made.picture) throw new AppError('content.broken-file');
    const { width, height } = made.picture;
    const path = pathIn(folder, made.picture);
    const variants = [
      ...(await variantsOf(made.scaled, 'scaled', filename, folder)),
      ...(await variantsOf(made.squares, 'square', filename, folder)),
    ];
    return { picture: { path, width, height, ...(await measured(path)) }, variants };
  }

  /**
   * Crops squares around a new focal point, then runs `save`, the transaction that stores the point. `save` calls
   * `keep` to replace the old squares within its transaction. For an item that is not a picture, for null and for an
   * unchanged point, nothing is cropped and `keep` does nothing. Removes the new files if the transaction fails, and
   * the old ones if it succeeds. Every change of `focalX` and `focalY` must go through here, before it opens its
   * transaction.
   */
  async recut<Result>(
    id: string,
    focalPoint: FocalPoint | null,
    save: (keep: (em: EntityManager) => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    const row = await this.em.fork().findOne(Content, { id });
    if (row?.type !== 'image' || !focalPoint || isSame(row, focalPoint)) return save(async () => {});
    return this.staging.inFolder(async (folder) => {
      const squares = await this.cutSquares(row, focalPoint, folder);
      if (squares.length === 0) return save(async () => {});
      let old: string[] = [];
      const result = await this.staged.during(squares, () =>
        save(async (em) => {
          old = await replaceVariants(em, id, squares, 'square');
        }),
      );
      await this.staged.removeUnreferenced(old);
      return result;
    });
  }

  private async cutSquares(row: Content, focalPoint: FocalPoint, folder: string): Promise<MadeVariant[]> {
    const source = join(folder, 'source');
    const bytes = await this.store.read(row.filename);
    // A row whose file is missing can still be edited.
    if (!bytes) return [];
    await pipeline(bytes, createWriteStream(source));
    const order = { ...SQUARE, source, format: formatOf(row.filename), folder, focalPoint };
    const { squares } = await this.pictures.make(order);
    return variantsOf(squares, 'square', row.filename, folder);
  }
}

/** Replaces the variants of an item, of one shape or all. Returns the file names that are no longer used. */
export async function replaceVariants(
  em: EntityManager,
  content: string,
  variants: MadeVariant[],
  shape?: ContentVariant['shape'],
): Promise<string[]> {
  const old = await em.find(ContentVariant, shape ? { content, shape } : { content });
  for (const row of old) em.remove(row);
  for (const { path: _path, ...variant } of variants) em.create(ContentVariant, { ...variant, content });
  await em.flush();
  return old.map(({ filename }) => filename);
}

function variantsOf(
  made: MadePicture[],
  shape: ContentVariant['shape'],
  filename: string,
  folder: string,
): Promise<MadeVariant[]> {
  return Promise.all(
    made.map(async (picture) => {
      const { width, mimeType } = picture;
      const path = pathIn(folder, picture);
      const name = variantName(filename, shape === 'square' ? shape : `${width}`, extname(path));
      return { path, filename: name, shape, width, mimeType, ...(await measured(path)) };
    }),
  );
}

/** The path is rebuilt: the other process read an untrusted file, so its response is not trusted either. */
const pathIn = (folder: string, { path }: MadePicture): string => join(folder, basename(path));

async function measured(path: string): Promise<StoredFile> {
  const measure = new Measure();
  const pieces = measure.of(createReadStream(path));
  while (!(await pieces.next()).done);
  return measure.result();
}

function formatOf(filename: string): PictureFormat {
  const extension = extname(filename).slice(1);
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
  if (!format) throw new Error(`${filename} is no picture`);
  return format;
}

const isSame = ({ focalX, focalY }: Content, { x, y }: FocalPoint): boolean => focalX === x && focalY === y;
