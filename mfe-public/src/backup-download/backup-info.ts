import { discardBody } from '../data/discard-body.ts';
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

/**
 * Accepts only paths, so that no response directs a download to another site: no scheme, no host, no backslash in place
 * of a slash.
 */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Parses the response; null when it is empty or has no valid file. */
export function readBackupInfo(response: unknown): BackupInfo | null {
  if (!isObject(response)) return null;
  const filename = textOf(response.filename);
  const downloadUrl = textOf(response.downloadUrl);
  const { size } = response;
  const created = new Date(textOf(response.created));
  const isComplete = typeof size === 'number' && size >= 0 && !Number.isNaN(created.getTime());
  return filename && isComplete && OWN_PATH.test(downloadUrl)
    ? { filename, size, created, downloadUrl }
    : null;
}

/** Timeout in milliseconds. */
const TIME_LIMIT = 8000;

/** Loads the details; null if the request fails or there is nothing to download. The API alone decides who may download. */
export async function loadBackupInfo(cancelled: AbortSignal): Promise<BackupInfo | null> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(TIME_LIMIT)]);
  try {
    const response = await fetch('/api/backup-info', { credentials: 'include', cache: 'no-store', signal });
    if (response.ok) return readBackupInfo(await response.json());
    discardBody(response);
    return null;
  } catch {
    return null;
  }
}
