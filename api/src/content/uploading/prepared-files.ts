import { Injectable } from '@nestjs/common';
import type { FocalPoint } from '@vitral/contracts/content';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { MadeFile } from '../staged-files.ts';
import type { Content } from '../content.entity.ts';
import { ContentPicturesService, type MadeVariant } from '../pictures/content-pictures.service.ts';
import { originalName, storedName } from '../file-names.ts';
import type { StagedUpload } from './file-receiver.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { recogniseFile } from './recognise-file.ts';

export interface PreparedFile {
  details: Pick<Content, 'type' | 'filename' | 'originalName' | 'mimeType' | 'fileSize' | 'checksum'> &
    Record<'width' | 'height', number | null>;
  files: MadeFile[];
  variants: MadeVariant[];
}

@Injectable()
export class PreparedFiles {
  constructor(
    private readonly pictures: ContentPicturesService,
    private readonly staging: StagingFolder,
    private readonly configuration: Configuration,
  ) {}

  /** Removes the files that `work` does not move to the file store. Throws errors of the contract for a refused file. */
  async during<Result>(
    upload: StagedUpload,
    title: string,
    focalPoint: FocalPoint,
    work: (prepared: PreparedFile) => Promise<Result>,
  ): Promise<Result> {
    const kind = await recogniseFile(upload.path, upload.name);
    const limit = this.configuration.maxPicture;
    if (kind.type === 'image' && upload.size > limit) throw new AppError('content.too-large', { limit });
    const { type, mimeType, extension } = kind;
    const filename = storedName(title, extension);
    const named = { type, mimeType, filename, originalName: originalName(upload.name, kind) };
    if (type !== 'image') {
      const { path, size: fileSize, checksum } = upload;
      const details = { ...named, fileSize, checksum, width: null, height: null };
      return work({ details, files: [{ path, filename }], variants: [] });
    }
    return this.staging.inFolder(async (folder) => {
      const { picture, variants } = await this.pictures.prepare(upload.path, filename, focalPoint, folder);
      const { path, ...details } = picture;
      return work({ details: { ...named, ...details }, files: [{ path, filename }, ...variants], variants });
    });
  }
}
