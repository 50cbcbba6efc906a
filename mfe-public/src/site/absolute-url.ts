/** Returns the full URL of a path on this site; other URLs stay as they are. */
export const absoluteUrl = (url: string, origin: string): string =>
  url.startsWith('/') ? origin + url : url;
