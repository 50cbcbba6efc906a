import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_LIMITS, type CallShape } from '@vitral/contracts/module-calls';
import { CONTRACT_FILE, SITE_FILE, type SiteContract } from '@vitral/contracts/site-contract';
import webpack, { type Compilation } from 'webpack';
import { partsOf } from './built-files.ts';

/**
 * Returns the calls of the site that a module uses, as they were when its types were generated: the exports of the
 * generated file that remain in the build. Empty for a module without generated types.
 */
export function usedCalls(compilation: Compilation, folder: string): CallShape[] {
  const names = usedExports(compilation, join(folder, SITE_FILE));
  if (names.length === 0) return [];
  const path = join(folder, CONTRACT_FILE);
  compilation.fileDependencies.add(path);
  if (!existsSync(path)) return refuse(compilation, `${CONTRACT_FILE} is missing`);
  const { calls } = JSON.parse(readFileSync(path, 'utf8')) as SiteContract;
  const used = names.flatMap((name) => {
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return [];
    const { hash: _hash, ...shape } = call;
    return [shape];
  });
  const { length } = JSON.stringify(used);
  if (used.length > CALL_LIMITS.calls || length > CALL_LIMITS.characters)
    return refuse(
      compilation,
      `The module uses ${used.length} calls; a release may record ${CALL_LIMITS.calls}, of ${CALL_LIMITS.characters} characters in all. Import those that are needed by their names`,
    );
  return used;
}

/** Types and collections are exports, too; the record knows which exports are calls. */
function usedExports(compilation: Compilation, path: string): string[] {
  // A development build keeps all exports, so the calls in use are unknown.
  if (!compilation.options.optimization.usedExports) return [];
  const all = [...compilation.modules].flatMap(partsOf);
  const module = all.find((part) => part.nameForCondition() === path);
  if (!module) return [];
  const { moduleGraph } = compilation;
  return [...moduleGraph.getExportsInfo(module).orderedExports]
    .filter((info) => info.getUsed(undefined) !== webpack.UsageState.Unused)
    .map(({ name }) => name)
    .toSorted();
}

function refuse(compilation: Compilation, sentence: string): CallShape[] {
  compilation.errors.push(new webpack.WebpackError(`${sentence}. Run npm run types.`));
  return [];
}
