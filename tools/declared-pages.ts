import ts from 'typescript';

/** A page of a console module, as `remote.tsx` declares it. Paths are below `src`. */
export interface DeclaredPage {
  name: string;
  source: string;
  /** The English files of the texts that the page names. */
  texts: string[];
}

/** Reads the pages from the content of a `remote.tsx`. */
export function declaredPages(remote: string): DeclaredPage[] {
  const sections = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) sections.set(nameOf(node), node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('remote.tsx', remote, ts.ScriptTarget.Latest, true));
  const files = new Map(
    propertiesOf(sections.get('texts')).map((file) => [nameOf(file), importOf(file, 'en.json')]),
  );
  return propertiesOf(sections.get('pages')).map((page) => {
    const list = propertiesOf(page.initializer).find((property) => nameOf(property) === 'texts')?.initializer;
    const names = list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteral) : [];
    return {
      name: nameOf(page),
      source: importOf(page, '.page.tsx'),
      texts: names.map(({ text }) => files.get(text) ?? ''),
    };
  });
}

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteral(name) ? name.text : name.getText());

const propertiesOf = (node: ts.Expression | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

/** Returns the path with this end that the node imports, without `./`. */
const importOf = (node: ts.Node, end: string) =>
  [...node.getText().matchAll(/import\('\.\/([^']+)'\)/g)]
    .map(([, path = '']) => path)
    .find((path) => path.endsWith(end)) ?? '';
