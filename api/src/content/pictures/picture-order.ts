import type { FocalPoint } from '@vitral/contracts';

export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A request to the process that reads pictures. */
export interface PictureOrder {
  /** The path of the uploaded picture. */
  source: string;
  format: PictureFormat;
  /** The folder of the output. */
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

export interface PictureFailure {
  /** `too-large`: the picture exceeds the limit of pixels, time or memory. */
  failure: 'broken' | 'too-large';
  reason: string;
}

export type PictureOutcome = { made: MadePictures } | PictureFailure;
