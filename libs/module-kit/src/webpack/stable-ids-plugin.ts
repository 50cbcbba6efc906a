import type { Compiler } from 'webpack';

const NAME = 'StableIdsPlugin';

/** Generated modules of federation, whose names contain the path of the workspace. */
const MADE_UP: [RegExp, string][] = [
  [/^container entry /, 'container'],
  [/^(?:javascript\/\w+\|)?data:text\/javascript|[\\/]\.federation[\\/]entry\./, 'federation'],
];

/** Gives generated modules fixed ids, so that the same sources give the same bytes in every checkout. */
export class StableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const [, id] = MADE_UP.find(([pattern]) => pattern.test(module.identifier())) ?? [];
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
