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

/** Accepts only paths, so that no response directs a download elsewhere: no scheme, no host, no backslash as a slash. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Parses the response; null when it is empty or has no valid file. */
export function readBackupInfo(reply: unknown): BackupInfo | null {
  if (!isObject(reply)) return null;
  const filename = textOf(reply.filename);
  const downloadUrl = textOf(reply.downloadUrl);
  const { size } = reply;
  const created = new Date(textOf(reply.created));
  const isWhole = typeof size === 'number' && size >= 0 && !Number.isNaN(created.getTime());
  return filename && isWhole && OWN_PATH.test(downloadUrl) ? { filename, size, created, downloadUrl } : null;
}

/** Timeout in milliseconds. */
const TIME_LIMIT = 8000;

/** Loads the details; null for any reason for which there is nothing to download: the API alone decides who may have it. */
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
