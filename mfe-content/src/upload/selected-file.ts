import { newIdempotencyKey } from '@vitral/api-client';
import type { ContentType, FocalPoint } from '@vitral/contracts';

export type UploadState =
  | { kind: 'waiting' }
  /** Percent of the bytes that have left. */
  | { kind: 'sending'; percent: number }
  | { kind: 'processing' }
  | { kind: 'done' }
  | { kind: 'cancelled' }
  /** With the whole message; `mayRetry`: the same file may be taken the next time. */
  | { kind: 'failed'; message: string; mayRetry: boolean };

/** A file that was dropped or chosen, and how far its upload is. */
export interface SelectedFile {
  id: string;
  file: File;
  /** The Idempotency-Key of all attempts: one whose answer was lost may have arrived. */
  key: string;
  focalPoint: FocalPoint | null;
  state: UploadState;
}

export function selectFile(file: File): SelectedFile {
  return {
    id: newIdempotencyKey(),
    key: newIdempotencyKey(),
    file,
    focalPoint: null,
    state: { kind: 'waiting' },
  };
}

export const mayBeSent = ({ state }: SelectedFile) =>
  state.kind === 'waiting' || state.kind === 'cancelled' || (state.kind === 'failed' && state.mayRetry);

export const isRefused = ({ state }: SelectedFile) => state.kind === 'failed' && !state.mayRetry;

export const isUnderWay = ({ state: { kind } }: SelectedFile) => kind === 'sending' || kind === 'processing';

/** Percents become 'processing' once everything has left: the answer is all that is missing then. */
export function progressState(sent: number, total: number): UploadState {
  return sent >= total
    ? { kind: 'processing' }
    : { kind: 'sending', percent: Math.floor((sent / total) * 100) };
}

const TYPES: readonly [pattern: RegExp, type: ContentType][] = [
  [/pdf/, 'pdf'],
  [/^video\//, 'video'],
  [/^image\//, 'image'],
  [/presentation|powerpoint/, 'presentation'],
  [/excel|spreadsheet|csv/, 'excel'],
];

/** Returns the content type that a MIME type stands for, as far as the browser knows it. */
export function typeOf(mimeType: string): ContentType {
  return TYPES.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'document';
}
