const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Matches complete URLs and paths, so that nothing is requested while a URL is still being typed. */
const ADDRESS = /^(https?:\/\/.|\/(?!\/).)/;

/**
 * Returns the URL of a picture for a place `width` CSS pixels wide: the smallest variant of an upload that is sharp
 * on dense screens, any other picture as it is. Null for texts that are not a picture's URL (yet).
 */
export function pictureUrl(address: string | null, width: number): string | null {
  if (address === null || !ADDRESS.test(address)) return null;
  return UPLOADED.test(address) ? `${address}?w=${2 * width}` : address;
}
