import { newIdempotencyKey } from '@vitral/sdk/api-client';
import type { ContentType, FocalPoint } from '@vitral/sdk/contracts/content';

export type UploadState =
  | { kind: 'waiting' }
  /** Percent of the bytes sent. */
  | { kind: 'sending'; percent: number }
  | { kind: 'processing' }
  | { kind: 'done' }
  | { kind: 'cancelled' }
  /** `message` is complete; `mayRetry` means that the server may accept the same file later. */
  | { kind: 'failed'; message: string; mayRetry: boolean };

export interface SelectedFile {
  id: string;
  file: File;
  /** Idempotency-Key of all attempts, since an attempt whose response was lost may have succeeded. */
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

export const canSend = ({ state }: SelectedFile) =>
  state.kind === 'waiting' || state.kind === 'cancelled' || (state.kind === 'failed' && state.mayRetry);

export const isRefused = ({ state }: SelectedFile) => state.kind === 'failed' && !state.mayRetry;

export const isUploading = ({ state: { kind } }: SelectedFile) => kind === 'sending' || kind === 'processing';

/** Returns 'processing' once all bytes are sent and only the response is missing. */
export function progressState(sent: number, total: number): UploadState {
  return sent >= total
    ? { kind: 'processing' }
    : { kind: 'sending', percent: Math.floor((sent / total) * 100) };
}

const TYPE_PATTERNS: readonly [pattern: RegExp, type: ContentType][] = [
  [/pdf/, 'pdf'],
  [/^video\//, 'video'],
  [/^image\//, 'image'],
  [/presentation|powerpoint/, 'presentation'],
  [/excel|spreadsheet|csv/, 'excel'],
];

/** Returns the content type for the MIME type that the browser reports. */
export function typeOf(mimeType: string): ContentType {
  return TYPE_PATTERNS.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'document';
}
