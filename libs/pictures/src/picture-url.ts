const UPLOADED = /^\/uploads\/[^?#]+$/;

/** Only what is surely an address is asked for while it is typed. */
const ADDRESS = /^(https?:\/\/.|\/(?!\/).)/;

/**
 * Where to get a picture for a place so many pixels wide: what was uploaded in the smallest variant that is sharp there,
 * anything else as it is. Null for what is no address of a picture (yet).
 */
export function pictureAddress(address: string | null, width: number): string | null {
  if (address === null || !ADDRESS.test(address)) return null;
  return UPLOADED.test(address) ? `${address}?w=${2 * width}` : address;
}
