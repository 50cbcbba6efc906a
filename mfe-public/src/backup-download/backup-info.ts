import { isObject, textOf } from '../data/json.ts';

/** The part of GET /api/backup-info that the page uses. */
export interface BackupInfo {
  filename: string;
  /** Bytes. */
  size: number;
  created: Date;
  /** A path on this site. */
  downloadUrl: string;
}

/** The path alone, so that no answer leads a download elsewhere: no scheme, no host, no backslash read as one. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Null for an empty answer or one that leads to no file. */
export function readBackupInfo(answer: unknown): BackupInfo | null {
  if (!isObject(answer)) return null;
  const filename = textOf(answer.filename);
  const downloadUrl = textOf(answer.downloadUrl);
  const { size } = answer;
  const created = new Date(textOf(answer.created));
  const isWhole = typeof size === 'number' && size >= 0 && !Number.isNaN(created.getTime());
  return filename && isWhole && OWN_PATH.test(downloadUrl) ? { filename, size, created, downloadUrl } : null;
}

/** How long the answer may take, in milliseconds. */
const TIME_LIMIT = 8000;

/** Null whenever there is nothing to download, whatever the reason: the API alone knows who may have it. */
export async function loadBackupInfo(cancelled: AbortSignal): Promise<BackupInfo | null> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(TIME_LIMIT)]);
  try {
    const response = await fetch('/api/backup-info', { credentials: 'include', cache: 'no-store', signal });
    return response.ok ? readBackupInfo(await response.json()) : null;
  } catch {
    return null;
  }
}
