import type { Rule } from 'eslint';
import { existsSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import {
  findPath,
  type ImportGraph,
  IS_CODE,
  IS_TEST,
  readImportGraph,
  siblingFolders,
} from './import-graph.ts';

type ImportNode = Rule.Node & {
  source?: { value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
};

/** Milliseconds after which a graph is read again, for editors, which run for hours. */
const FRESH_MS = 60_000;
const graphs = new Map<string, { graph: ImportGraph; readAt: number }>();

function graphOf(root: string): ImportGraph {
  const known = graphs.get(root);
  if (known && known.readAt + FRESH_MS > Date.now()) return known.graph;
  const graph = readImportGraph(root);
  graphs.set(root, { graph, readAt: Date.now() });
  return graph;
}

function projectOf(file: string): string {
  const folder = dirname(file);
  return existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : projectOf(folder);
}

const isType = (node: ImportNode) =>
  node.importKind === 'type' || node.exportKind === 'type' || node.type === ('TSImportType' as string);

/**
 * Refuses an import that closes a cycle of files, types included, or a cycle of sibling folders by value imports
 * (docs/adr/057).
 */
export const noCyclesRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'This import closes a cycle of {{kind}}: {{cycle}}.' },
  },
  create(context) {
    const root = projectOf(context.filename);
    const from = relative(root, context.filename).replaceAll('\\', '/');
    if (IS_TEST.test(from)) return {};
    const check = (node: ImportNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !IS_CODE.test(specifier)) return;
      const to = posix.join(posix.dirname(from), specifier);
      const { files, folders } = graphOf(root);
      const report = (kind: string, cycle: string[] | null) =>
        cycle && context.report({ node, messageId: 'cycle', data: { kind, cycle: cycle.join(' → ') } });
      report('files', findPath(files, to, from));
      const [above, below] = siblingFolders(from, to) ?? [];
      if (above && below && !isType(node)) report('folders', findPath(folders, below, above));
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
