import { LIMITS } from '@vitral/sdk/contracts/limits';
import { toWebVtt } from '@vitral/sdk/contracts/webvtt';

/** Maximum bytes per character. */
const CHARACTER = 3;

/** Returns the captions in a `.vtt` or `.srt` file as WebVTT; null if the file is too large. */
export async function readCaptionsFile(file: File): Promise<string | null> {
  if (file.size > LIMITS.captions * CHARACTER) return null;
  const captions = toWebVtt(decode(await file.arrayBuffer()));
  return captions.length > LIMITS.captions ? null : captions;
}

/** Decodes UTF-8, or otherwise the encoding of older files, in which accented letters are single bytes. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
