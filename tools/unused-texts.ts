import ts from 'typescript';

/** Strings and templates of source files, which may be keys of texts or parts of them. */
export interface Literals {
  strings: Set<string>;
  templates: RegExp[];
}

/** Collects the literals of source files by content. A `module.json` is read like the others: JSON is JavaScript. */
export function collectLiterals(sources: readonly string[]): Literals {
  const literals: Literals = { strings: new Set(), templates: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.strings.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // A template without a dot names an element or a class, and would match nearly every key.
      if (parts.some((part) => part.includes('.'))) literals.templates.push(matchTemplate(parts));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) {
    visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  }
  return literals;
}

const matchTemplate = (parts: readonly string[]): RegExp =>
  new RegExp(`^(?:.+:)?${parts.map((part) => RegExp.escape(part)).join('.+')}$`, 's');

/** Returns the keys that no literal can spell: as a whole, by a template, or as a prefix and a last part. */
export function unusedTexts(keys: readonly string[], { strings, templates }: Literals): string[] {
  const isSpelled = (key: string): boolean => {
    const dot = key.lastIndexOf('.');
    return (
      strings.has(key) ||
      templates.some((template) => template.test(key)) ||
      (strings.has(key.slice(0, dot)) && strings.has(key.slice(dot + 1)))
    );
  };
  return keys.filter(
    (key) => !isSpelled(key) && !isSpelled(key.replace(/_(?:zero|one|two|few|many|other)$/, '')),
  );
}
