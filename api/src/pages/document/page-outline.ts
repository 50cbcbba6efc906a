export interface PageOutline {
  title: string;
  description: string;
}

/** Returns title and description of a page from the HTML of its head, in which both are escaped as numbers. */
export function outlineOf(head: string): PageOutline {
  const textOf = (pattern: RegExp) => (pattern.exec(head)?.[1] ?? '').replace(/&#(\d+);/g, characterOf);
  return {
    title: textOf(/<title>(.*?)<\/title>/s),
    description: textOf(/<meta name="description" content="(.*?)">/s),
  };
}

const characterOf = (_: string, code: string) => String.fromCodePoint(Number(code));
