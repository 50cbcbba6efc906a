import webpack, { type Compiler } from 'webpack';

const NAME = 'VitralRuntime';
const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Lets dynamic chunks get their URL and hash from the shell (`globalThis.vitralScripts`, shell/src/federation/script-guard.ts),
 * so that an altered file never runs and a retry sends a new request.
 */
export function guardChunks(compiler: Compiler): void {
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
    createScript.tap(
      NAME,
      (source) => `${source}\nif (globalThis.vitralScripts) globalThis.vitralScripts.guard(script);`,
    );
  });
}

/**
 * Shortens the absolute URLs of `publicPath: 'auto'` to paths for files of the page's own origin, as the server's markup has them.
 * Otherwise React reports a mismatch when it hydrates, and the browser loads linked style sheets twice.
 */
export function shortenPublicPath(compiler: Compiler): void {
  const base = RuntimeGlobals.publicPath;
  const code = `if (${base}.startsWith(location.origin + '/')) ${base} = ${base}.slice(location.origin.length);`;
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(base).tap(NAME, (chunk) => {
      const { publicPath } = chunk.getEntryOptions() ?? {};
      // The build itself runs style sheets once, outside any page.
      if (publicPath !== undefined && publicPath !== 'auto') return;
      compilation.addRuntimeModule(
        chunk,
        new CodeRuntimeModule('shorten public path', RuntimeModule.STAGE_BASIC + 1, code),
      );
    });
  });
}

type LoadChunk = (...chunk: unknown[]) => Promise<unknown>;

/**
 * Retries a failed chunk once, after a random delay, before the failure is reported. Does not retry after
 * `chunkLoadTimeout`, since the retry would time out, too. The build inserts the function into the runtime as text, so
 * it must not use anything from outside.
 */
export function retryOnce(load: LoadChunk): LoadChunk {
  return (...chunk) =>
    load(...chunk).catch((error: Error & { type?: string }) => {
      if (error.name !== 'ChunkLoadError' || error.type === 'timeout') throw error;
      const delay = new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 750));
      return delay.then(() => load(...chunk));
    });
}

/** Wraps webpack's loading of chunks in `retryOnce`. */
export function retryChunks(compiler: Compiler): void {
  const ensure = RuntimeGlobals.ensureChunk;
  const code = `${ensure} = (${retryOnce.toString()})(${ensure});`;
  compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(ensure).tap(NAME, (chunk) => {
      compilation.addRuntimeModule(
        chunk,
        new CodeRuntimeModule('retry chunks', RuntimeModule.STAGE_ATTACH, code),
      );
    });
  });
}

class CodeRuntimeModule extends RuntimeModule {
  private readonly code: string;

  constructor(name: string, stage: number, code: string) {
    super(name, stage);
    this.code = code;
  }

  override generate(): string {
    return this.code;
  }
}

/** Generated modules of federation, whose names contain the path of the workspace. */
const GENERATED: [RegExp, string][] = [
  [/^container entry /, 'container'],
  [/^(?:javascript\/\w+\|)?data:text\/javascript|[\\/]\.federation[\\/]entry\./, 'federation'],
];

/** Gives generated modules fixed ids, so that the same sources give the same bytes in every checkout. */
export function fixIds(compiler: Compiler): void {
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
      for (const module of modules) {
        const [, id] = GENERATED.find(([pattern]) => pattern.test(module.identifier())) ?? [];
        if (id) compilation.chunkGraph.setModuleId(module, id);
      }
    });
  });
}
