import ts from 'typescript';

/** Strings and templates in source files, which may be keys of texts or parts of keys. */
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

/** Matches the keys of a template; if its first text has no dot, as in `${noun}.created`, the group `noun` captures that part. */
function matchTemplate(parts: readonly string[]): RegExp {
  const [first = '', ...others] = parts.map((part) => RegExp.escape(part));
  const expression = parts[0]?.includes('.') ? '.+' : '(?<noun>.+)';
  return new RegExp(`^(?:.+:)?${first}${expression}${others.join('.+')}$`, 's');
}

/** Returns the keys that literals cannot form: neither as a whole, nor by a template, nor as a prefix and a last part. */
export function unusedTexts(keys: readonly string[], literals: Literals): string[] {
  return keys.filter((key) => !isSpelled(key, literals, () => true));
}

/** Returns whether literals can form a key. `isNoun` is called with a first part that only occurs as a separate string. */
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
