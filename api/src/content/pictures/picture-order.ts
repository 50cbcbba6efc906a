import type { FocalPoint } from '@vitral/contracts';

export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What the process that reads pictures is asked for. */
export interface PictureOrder {
  /** The picture as it came. */
  source: string;
  format: PictureFormat;
  /** Where it puts what it makes. */
  folder: string;
  /** All of it, nothing but the square, or small pictures of the shape `ratio` alone. */
  makes: 'everything' | 'square' | 'thumbnails';
  widths: readonly number[];
  /** Width by height of thumbnails. */
  ratio?: number;
  /** Pixels of the square's sides, at most. */
  square: number;
  focalPoint: FocalPoint;
  /** All frames together. */
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
  /** The picture itself, upright and without what its camera wrote into it; null when it was not asked for. */
  picture: MadePicture | null;
  scaled: MadePicture[];
  squares: MadePicture[];
}

export interface PictureFailure {
  /** `too-large`: it has more pixels, or takes more time or memory, than is allowed. */
  failure: 'broken' | 'too-large';
  reason: string;
}

export type PictureOutcome = { made: MadePictures } | PictureFailure;
