import webpack, { type Compiler } from 'webpack';

const NAME = 'SameOriginPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * `publicPath: 'auto'` makes whole addresses out of the script's own. Files of the page's own origin are named by their
 * path alone, as the server's markup names them: else the browser finds other addresses than it is told to take over,
 * and loads style sheets that are linked already once more.
 */
export class SameOriginPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(NAME, (chunk) => {
        const { publicPath } = chunk.getEntryOptions() ?? {};
        // Style sheets are run once while they are being built, outside of any page.
        if (publicPath !== undefined && publicPath !== 'auto') return;
        compilation.addRuntimeModule(chunk, new PathOnlyRuntimeModule());
      });
    });
  }
}

class PathOnlyRuntimeModule extends RuntimeModule {
  constructor() {
    super('path only', RuntimeModule.STAGE_BASIC + 1);
  }

  override generate(): string {
    const base = RuntimeGlobals.publicPath;
    return `if (${base}.startsWith(location.origin + '/')) ${base} = ${base}.slice(location.origin.length);`;
  }
}
