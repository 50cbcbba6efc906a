import type { UploadLimits } from '@vitral/contracts';

export interface Refusal {
  /** As chosen. */
  name: string;
  reason: 'duplicate' | 'empty' | 'extension' | 'several' | 'size';
  /** Bytes; 0 where no limit is the reason. */
  limit: number;
}

/** What keeps a file out before it is sent; null for what the server may decide. Without limits only what needs none. */
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

/** Parts the files that may be sent from those that are kept out, doubles among them included. */
export function sortOut(files: readonly File[], selected: readonly File[], limits: UploadLimits | null) {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const refusal = checkFile(file, [...selected, ...accepted], limits);
    if (refusal) refused.push(refusal);
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** Throws unless the file is still there as it was chosen: browsers refuse to read one that has changed since. */
export async function assertReadable(file: File): Promise<void> {
  await file.slice(0, 1).arrayBuffer();
}
