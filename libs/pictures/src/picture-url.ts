const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Matches complete URLs and paths, so that nothing is requested while a URL is still being typed. */
const PICTURE_URL = /^(https?:\/\/.|\/(?!\/).)/;

/**
 * Returns the URL of a picture shown `width` CSS pixels wide: the smallest variant of an upload that is sharp
 * on dense screens, the unchanged URL of any other picture. Null for texts that are not a complete URL of a picture.
 */
export function pictureUrl(url: string | null, width: number): string | null {
  if (url === null || !PICTURE_URL.test(url)) return null;
  return UPLOADED.test(url) ? `${url}?w=${2 * width}` : url;
}
