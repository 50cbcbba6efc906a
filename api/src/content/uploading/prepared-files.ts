import { Injectable } from '@nestjs/common';
import type { FocalPoint } from '@vitral/contracts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { MadeFile } from '../staged-files.ts';
import type { Content } from '../content.entity.ts';
import { ContentPicturesService, type MadeVariant } from '../pictures/content-pictures.service.ts';
import type { FileKind } from './file-kinds.ts';
import { originalName, storedName } from './file-names.ts';
import type { ReceivedFile } from './file-receiver.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { recogniseFile } from './recognise-file.ts';

type FileDetails = Pick<
  Content,
  'type' | 'filename' | 'originalName' | 'mimeType' | 'fileSize' | 'checksum'
> & {
  width: number | null;
  height: number | null;
};

export interface PreparedFile {
  details: FileDetails;
  files: MadeFile[];
  variants: MadeVariant[];
}

@Injectable()
export class PreparedFiles {
  constructor(
    private readonly pictures: ContentPicturesService,
    private readonly incoming: StagingFolder,
    private readonly configuration: Configuration,
  ) {}

  /** Removes the files that `work` does not move to the file store. Throws errors of the contract for a refused file. */
  async during<Result>(
    received: ReceivedFile,
    title: string,
    focalPoint: FocalPoint,
    work: (prepared: PreparedFile) => Promise<Result>,
  ): Promise<Result> {
    const kind = await recogniseFile(received.path, received.name);
    const limit = this.configuration.maxPicture;
    if (kind.type === 'image' && received.size > limit) throw new AppError('content.too-large', { limit });
    const named = {
      type: kind.type,
      mimeType: kind.mimeType,
      filename: storedName(title, kind.extension),
      originalName: originalName(received.name, kind),
    };
    if (kind.type !== 'image') return work(asItCame(received, named));
    return this.incoming.inFolder(async (folder) => {
      const { filename } = named;
      const { picture, variants } = await this.pictures.prepare(received.path, filename, focalPoint, folder);
      const { path, ...details } = picture;
      return work({ details: { ...named, ...details }, files: [{ path, filename }, ...variants], variants });
    });
  }
}

type Named = { mimeType: FileKind['mimeType'] } & Pick<FileDetails, 'type' | 'filename' | 'originalName'>;

function asItCame({ path, size, checksum }: ReceivedFile, named: Named): PreparedFile {
  return {
    details: { ...named, fileSize: size, checksum, width: null, height: null },
    files: [{ path, filename: named.filename }],
    variants: [],
  };
}
