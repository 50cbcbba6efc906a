import webpack, { type Compiler } from 'webpack';

const NAME = 'RetryChunkPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

type Ask = (...chunk: unknown[]) => Promise<unknown>;

/**
 * Retries a failed chunk once, after a random delay, before the failure is reported. Does not retry after `chunkLoadTimeout`,
 * since the retry would time out, too. The build inserts the function into the runtime as text, so it uses nothing from outside.
 */
export function retryOnce(ask: Ask): Ask {
  return (...chunk) =>
    ask(...chunk).catch((error: Error & { type?: string }) => {
      if (error.name !== 'ChunkLoadError' || error.type === 'timeout') throw error;
      const delay = new Promise((resolve) => setTimeout(resolve, 250 + Math.random() * 750));
      return delay.then(() => ask(...chunk));
    });
}

/** Wraps webpack's loading of chunks in `retryOnce`. */
export class RetryChunkPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new AskAgainRuntimeModule());
      });
    });
  }
}

class AskAgainRuntimeModule extends RuntimeModule {
  constructor() {
    super('ask again', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const ensure = RuntimeGlobals.ensureChunk;
    return `${ensure} = (${retryOnce.toString()})(${ensure});`;
  }
}
