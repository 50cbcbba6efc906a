import type { Rule } from 'eslint';
import { posix } from 'node:path';

export interface FloorOptions {
  /** Folder of the project's sources. */
  source: string;
  /** Folders from the top down. */
  order: string[];
  /** Folders `without` an index.ts that others must use, and the folder of the `platform`. */
  entrances?: { without: string[]; platform: string };
}

type ImportNode = Rule.Node & { source?: { value?: unknown } | null };

const isCode = (path: string) => /\.tsx?$/.test(path);

/** Entities refer to other entities, so that commands and migrations load tables without the services of their nouns. */
const isBetweenEntities = (from: string, to: string) =>
  to.endsWith('.entity.ts') && (from.endsWith('.entity.ts') || from === 'server/entities.ts');

/** Returns the folder of `order` that contains a file, the longest if several match. */
function folderOf(path: string, order: string[]) {
  if (!path.includes('/')) return '.';
  const fitting = order.filter((folder) => path.startsWith(`${folder}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? posix.dirname(path);
}

function faultOf(from: string, to: string, { order, entrances }: FloorOptions) {
  const above = folderOf(from, order);
  const below = folderOf(to, order);
  if (above === below) return null;
  const unknown = [above, below].find((folder) => !order.includes(folder));
  if (unknown) return { messageId: 'unknown', data: { folder: unknown } };
  if (entrances) {
    const isPlatform = (folder: string) => folder.startsWith(`${entrances.platform}/`);
    if (isPlatform(above) && !isPlatform(below)) return { messageId: 'platform', data: { above, below } };
    const isNoun = !isPlatform(below) && !entrances.without.includes(below);
    if (isNoun && to !== `${below}/index.ts` && !isBetweenEntities(from, to))
      return { messageId: 'entrance', data: { below } };
  }
  const isDownward = order.indexOf(above) < order.indexOf(below);
  return isDownward ? null : { messageId: 'upward', data: { above, below } };
}

/** Refuses imports from folders above, and imports of a noun of the API through another file than its index.ts (docs/adr/057). */
export const floorsRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }],
    messages: {
      unknown:
        'tools/eslint/floors.ts does not name the folder "{{folder}}": put it above all that it imports.',
      platform: 'The platform imports no noun: "{{above}}" cannot import "{{below}}".',
      entrance: 'Import from "{{below}}/index.ts", which names what others may use.',
      upward: '"{{above}}" is not above "{{below}}" in tools/eslint/floors.ts, so it cannot import it.',
    },
  },
  create(context) {
    const [options] = context.options as [FloorOptions];
    const from = context.filename.replaceAll('\\', '/').split(`/${options.source}/`).at(-1) ?? '';
    const check = (node: Rule.Node, specifier: unknown) => {
      if (typeof specifier !== 'string' || !specifier.startsWith('.') || !isCode(specifier)) return;
      const to = posix.join(posix.dirname(from), specifier);
      const fault = to.startsWith('../') ? null : faultOf(from, to, options);
      if (fault) context.report({ node, ...fault });
    };
    const checkSource = (node: ImportNode) => check(node, node.source?.value);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
    };
  },
};
