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

/** In a template whose first text has no dot, such as `${noun}.created`, the group `noun` is what its expression has to be. */
function matchTemplate(parts: readonly string[]): RegExp {
  const [first = '', ...others] = parts.map((part) => RegExp.escape(part));
  const expression = parts[0]?.includes('.') ? '.+' : '(?<noun>.+)';
  return new RegExp(`^(?:.+:)?${first}${expression}${others.join('.+')}$`, 's');
}

/** Returns the keys that no literal can spell: as a whole, by a template, or as a prefix and a last part. */
export function unusedTexts(keys: readonly string[], literals: Literals): string[] {
  return keys.filter((key) => !isSpelled(key, literals, () => true));
}

/** Returns whether literals can spell a key. `isNoun` is asked about a first part that they contain only as a string of its own. */
export function isSpelled(key: string, literals: Literals, isNoun: (part: string) => boolean): boolean {
  const { strings, templates } = literals;
  return [key, key.replace(/_(?:zero|one|two|few|many|other)$/, '')].some((name) => {
    const dot = name.lastIndexOf('.');
    const [prefix, last] = [name.slice(0, dot), name.slice(dot + 1)];
    return (
      strings.has(name) ||
      (strings.has(prefix) && strings.has(last) && isNoun(prefix)) ||
      templates.some((template) => {
        const match = template.exec(name);
        const noun = match?.groups?.['noun'];
        return match !== null && (noun === undefined || isNoun(noun));
      })
    );
  });
}
