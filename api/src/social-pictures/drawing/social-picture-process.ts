import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { FocalPoint } from '@vitral/contracts/content';
import { FileStore } from '../../platform/storage/file-store.ts';
import { StagingFolder } from '../../platform/storage/staging-folder.ts';
import { askWorker } from '../../platform/workers/ask-worker.ts';
import { Slots } from '../../platform/workers/slots.ts';

export interface DrawnPicture {
  path: string;
  focalPoint: FocalPoint;
}

export interface DrawingOrder {
  title: string;
  siteName: string;
  picture: DrawnPicture | null;
  /** True if the picture fills the whole drawing, without a title. */
  isAlone: boolean;
  target: string;
  /** The maximum of a picture. */
  mostPixels: number;
  mostMemory: number;
}

export type DrawingOutcome = { isDrawn: true } | { isDrawn: false; reason: string };

/** Content of a social picture; `picture` is a stored file. */
export interface Drawing extends Pick<DrawingOrder, 'title' | 'siteName' | 'isAlone'> {
  picture: { filename: string; focalPoint: FocalPoint } | null;
}

export interface SocialPng {
  bytes: Buffer;
  /** False if its picture is missing or cannot be read, so that the title is shown without it. */
  isWhole: boolean;
}

const MOST_PIXELS = 50_000_000;
const MOST_MEMORY = 1024 * 1024 * 1024;
const WITHIN_MS = 60_000;
const AT_ONCE = 1;
const MOST_WAITING = 30;

const THIS_FILE = import.meta.url;
const WORKER = new URL(`./social-picture-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

/** Draws social pictures, one at a time, in separate processes that are killed when they exceed their time or memory. */
@Injectable()
export class SocialPictureProcess {
  private readonly logger = new Logger(SocialPictureProcess.name);
  private readonly slots = new Slots(AT_ONCE, MOST_WAITING);

  constructor(
    private readonly store: FileStore,
    private readonly staging: StagingFolder,
  ) {}

  /** Throws `request.too-many` if too many requests are waiting. */
  draw(drawing: Drawing): Promise<SocialPng> {
    return this.slots.run(() => this.staging.inFolder((folder) => this.drawIn(folder, drawing)));
  }

  private async drawIn(folder: string, { picture, ...drawing }: Drawing): Promise<SocialPng> {
    const path = join(folder, 'picture');
    if (picture && (await this.fetch(picture.filename, path))) {
      const outcome = await ask(folder, { ...drawing, picture: { path, focalPoint: picture.focalPoint } });
      if (outcome.isDrawn) return { bytes: await readFile(targetIn(folder)), isWhole: true };
      this.logger.warn(`${picture.filename} is left out of a social picture: ${outcome.reason}`);
    }
    const outcome = await ask(folder, { ...drawing, picture: null });
    if (!outcome.isDrawn) throw new Error(`A social picture could not be drawn: ${outcome.reason}`);
    return { bytes: await readFile(targetIn(folder)), isWhole: picture === null };
  }

  /** Copies a stored file; false if it is missing or the store does not respond. */
  private async fetch(filename: string, path: string): Promise<boolean> {
    try {
      const bytes = await this.store.read(filename);
      if (!bytes) return false;
      await pipeline(bytes, createWriteStream(path));
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, `${filename} is left out of a social picture`);
      return false;
    }
  }
}

const targetIn = (folder: string) => join(folder, 'social.png');

const ask = (folder: string, order: Pick<DrawingOrder, 'title' | 'siteName' | 'picture' | 'isAlone'>) =>
  askWorker<DrawingOutcome>({
    worker: WORKER,
    order: { ...order, target: targetIn(folder), mostPixels: MOST_PIXELS, mostMemory: MOST_MEMORY },
    withinMs: WITHIN_MS,
    ended: { isDrawn: false, reason: 'its process ended without a report' },
    late: { isDrawn: false, reason: 'time' },
  });
