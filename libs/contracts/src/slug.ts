const LENGTH = 60;

/**
 * Returns a title as part of a URL or file name: lower-case ASCII words joined by `-`, at most 60 characters; empty if
 * the title has no such words.
 */
export function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LENGTH).replace(/-$/, '');
}
