import webpack, { type Compiler } from 'webpack';

const NAME = 'IntegrityRuntimePlugin';

/**
 * Late chunks get their address and hash from the shell (`globalThis.vitralScripts`, shell/src/federation/script-guard.ts),
 * so that an altered file never runs and a retry asks the network anew.
 */
export class IntegrityRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) =>
          [source, 'if (globalThis.vitralScripts) globalThis.vitralScripts.guard(script);'].join('\n'),
      );
    });
  }
}
