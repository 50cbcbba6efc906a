import webpack, { type Compiler } from 'webpack';

const NAME = 'SameOriginPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Shortens the absolute URLs of `publicPath: 'auto'` to paths for files of the page's own origin, as the server's markup has them.
 * Otherwise React reports a mismatch when it hydrates, and the browser loads linked style sheets twice.
 */
export class SameOriginPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(NAME, (chunk) => {
        const { publicPath } = chunk.getEntryOptions() ?? {};
        // Style sheets run once during the build, outside any page.
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
