import webpack, { type Compiler } from 'webpack';

const NAME = 'IntegrityRuntimePlugin';

/**
 * Lets dynamic chunks get their URL and hash from the shell (`globalThis.vitralScripts`, shell/src/federation/script-guard.ts),
 * so that an altered file never runs and a retry sends a new request.
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
