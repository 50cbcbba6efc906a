import type { Compiler } from 'webpack';

const NAME = 'StableIdsPlugin';

/** Modules that federation makes up, under names in which the place of the workspace stands. */
const MADE_UP: [RegExp, string][] = [
  [/^container entry /, 'container'],
  [/^(?:javascript\/\w+\|)?data:text\/javascript|[\\/]\.federation[\\/]entry\./, 'federation'],
];

/** The same sources give the same bytes wherever the workspace lies: ids are made of names, so these get their own. */
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
