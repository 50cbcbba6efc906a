const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Matches complete URLs and paths, so that nothing is requested while a URL is still being typed. */
const ADDRESS = /^(https?:\/\/.|\/(?!\/).)/;

/**
 * Returns the URL of a picture for a place `width` CSS pixels wide: the smallest variant of an upload that is sharp
 * on dense screens, any other picture as it is. Null for texts that are not a picture's URL (yet).
 */
export function pictureUrl(url: string | null, width: number): string | null {
  if (url === null || !ADDRESS.test(url)) return null;
  return UPLOADED.test(url) ? `${url}?w=${2 * width}` : url;
}
