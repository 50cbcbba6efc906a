import type { FocalPoint } from '@vitral/contracts/content';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { StorageFull } from '../../platform/storage/file-store.ts';
import { askWorker } from '../../platform/workers/ask-worker.ts';
import { Slots } from '../../platform/workers/slots.ts';

export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureOrder {
  source: string;
  format: PictureFormat;
  folder: string;
  /** All files, only the square, or only small pictures of the shape `ratio`. */
  makes: 'everything' | 'square' | 'thumbnails';
  widths: readonly number[];
  /** Width divided by height of thumbnails. */
  ratio?: number;
  /** The maximum side of the square in pixels. */
  square: number;
  focalPoint: FocalPoint;
  /** The maximum of all frames together. */
  mostPixels: number;
  mostMemory: number;
}

export interface MadePicture {
  path: string;
  mimeType: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface MadePictures {
  /** The picture itself, upright and without metadata; null when it was not requested. */
  picture: MadePicture | null;
  scaled: MadePicture[];
  squares: MadePicture[];
}

interface PictureFailure {
  /** `too-large`: the picture exceeds the limit of pixels, time or memory. */
  failure: 'broken' | 'too-large';
  reason: string;
}

export type PictureOutcome = { made: MadePictures } | PictureFailure;

/** The maximum of all frames of a picture together. */
const MOST_PIXELS = 50_000_000;
const MOST_MEMORY = 1024 * 1024 * 1024;
const WITHIN_MS = 120_000;
const AT_ONCE = 2;

const FULL = /no space left|quota exceeded/i;

const THIS_FILE = import.meta.url;
const WORKER = new URL(`./picture-worker${THIS_FILE.endsWith('.ts') ? '.ts' : '.js'}`, THIS_FILE);

/** Reads and writes pictures in separate processes, which are killed when they exceed their time or memory. */
@Injectable()
export class PictureProcess {
  private readonly slots = new Slots(AT_ONCE);

  /** Throws content.broken-file, content.too-large for too many pixels, and StorageFull when the disk is full. */
  async make(order: Omit<PictureOrder, 'mostPixels' | 'mostMemory'>): Promise<MadePictures> {
    const outcome = await this.slots.run(() =>
      ask({ ...order, mostPixels: MOST_PIXELS, mostMemory: MOST_MEMORY }),
    );
    if ('made' in outcome) return outcome.made;
    throw failure(outcome);
  }
}

function failure({ failure, reason }: PictureFailure): Error {
  if (FULL.test(reason)) return new StorageFull(reason);
  if (failure === 'too-large') return new AppError('content.too-large', { pixels: MOST_PIXELS });
  return new AppError('content.broken-file');
}

const ask = (order: PictureOrder) =>
  askWorker<PictureOutcome>({
    worker: WORKER,
    order,
    withinMs: WITHIN_MS,
    ended: { failure: 'broken', reason: 'Its reader ended without a report' },
    late: { failure: 'too-large', reason: 'time' },
  });
