import ts from 'typescript';

/** A page of a console module, or a component in a slot, as `remote.tsx` declares it. Paths are below `src`. */
export interface DeclaredPage {
  name: string;
  source: string;
  /** The English files of the texts that the page names. */
  texts: string[];
}

/** Reads the pages and the components in slots, whose names begin with `slot:`, from the content of a `remote.tsx`. */
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
  const read = (page: ts.PropertyAssignment, prefix: string) => {
    const list = propertiesOf(page.initializer).find((property) => nameOf(property) === 'texts')?.initializer;
    const names = list && ts.isArrayLiteralExpression(list) ? list.elements.filter(ts.isStringLiteral) : [];
    return {
      name: prefix + nameOf(page),
      source: importOf(page, '.tsx'),
      texts: names.map(({ text }) => files.get(text) ?? ''),
    };
  };
  return [
    ...propertiesOf(sections.get('pages')).map((page) => read(page, '')),
    ...propertiesOf(sections.get('slots')).map((component) => read(component, 'slot:')),
  ];
}

const nameOf = ({ name }: ts.PropertyAssignment) => (ts.isStringLiteral(name) ? name.text : name.getText());

const propertiesOf = (node: ts.Expression | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];

/** Returns the path with this ending that the node imports, without `./`. */
const importOf = (node: ts.Node, end: string) =>
  [...node.getText().matchAll(/import\('\.\/([^']+)'\)/g)]
    .map(([, path = '']) => path)
    .find((path) => path.endsWith(end)) ?? '';
