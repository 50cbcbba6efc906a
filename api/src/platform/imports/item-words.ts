/** Compares headings and words, ignoring case, accents and surrounding spaces. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

interface NamedItem {
  id: string;
  /** Its name, and a word that no other item has, such as its slug. */
  words: readonly string[];
}

/** The texts by which files name stored items: exports write the texts that imports read. docs/adr/094. */
export class ItemWords {
  private readonly ids = new Map<string, Set<string>>();
  private readonly words: ReadonlyMap<string, readonly string[]>;

  constructor(items: readonly NamedItem[]) {
    this.words = new Map(items.map(({ id, words }) => [id, words]));
    for (const { id, words } of items)
      for (const word of [id, ...words].map(plainWord))
        this.ids.set(word, (this.ids.get(word) ?? new Set()).add(id));
  }

  /** Returns the ids of all items that a text may mean. */
  idsOf(text: string): string[] {
    return [...(this.ids.get(plainWord(text)) ?? [])];
  }

  /** Returns the first text that only means this item; its id if there is none, and an empty text for no item. */
  wordOf(id: string | null | undefined): string {
    if (!id) return '';
    return (this.words.get(id) ?? []).find((word) => this.idsOf(word).length === 1) ?? id;
  }
}
