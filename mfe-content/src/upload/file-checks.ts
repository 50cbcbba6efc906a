import type { UploadLimits } from '@vitral/sdk/contracts/content';

export interface Refusal {
  /** File name as chosen. */
  name: string;
  reason: 'duplicate' | 'empty' | 'extension' | 'several' | 'size';
  /** Bytes; 0 if the reason is not the size. */
  limit: number;
}

/** Returns why a file is refused before it is sent, or null to let the server decide. Without limits, any type and size pass. */
export function checkFile(
  file: File,
  selected: readonly File[],
  limits: UploadLimits | null,
): Refusal | null {
  const refuse = (reason: Refusal['reason'], limit = 0): Refusal => ({ name: file.name, reason, limit });
  if (selected.some((other) => isSame(file, other))) return refuse('duplicate');
  if (file.size === 0) return refuse('empty');
  if (!limits) return null;
  const extension = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase();
  if (extension && !limits.extensions.includes(extension)) return refuse('extension');
  const limit = file.type.startsWith('image/') ? limits.pictureSize : limits.fileSize;
  return file.size > limit ? refuse('size', limit) : null;
}

function isSame(file: File, other: File): boolean {
  return file.name === other.name && file.size === other.size && file.lastModified === other.lastModified;
}

/** Splits files into accepted and refused ones; duplicates among them are refused. */
export function partitionFiles(
  files: readonly File[],
  selected: readonly File[],
  limits: UploadLimits | null,
) {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const refusal = checkFile(file, [...selected, ...accepted], limits);
    if (refusal) refused.push(refusal);
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** Throws if the file was moved or changed after it was chosen: browsers refuse to read it then. */
export async function assertReadable(file: File): Promise<void> {
  await file.slice(0, 1).arrayBuffer();
}
