import webpack, { type Compiler } from 'webpack';

const NAME = 'AskAgainPlugin';
const { RuntimeGlobals, RuntimeModule } = webpack;

type Ask = (...chunk: unknown[]) => Promise<unknown>;

/**
 * Asks once more for a chunk that was lost on its way, after a random moment and before anybody learns of it. What took
 * longer than `chunkLoadTimeout` is not asked for again: it would do the same. It is written into the runtime as text, and
 * so needs nothing from around it.
 */
export function askingAgain(ask: Ask): Ask {
  return (...chunk) =>
    ask(...chunk).catch((error: Error & { type?: string }) => {
      if (error.name !== 'ChunkLoadError' || error.type === 'timeout') throw error;
      const moment = new Promise((go) => setTimeout(go, 250 + Math.random() * 750));
      return moment.then(() => ask(...chunk));
    });
}

/** Puts `askingAgain` around webpack's own way to a chunk. */
export class AskAgainPlugin {
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
    return `${ensure} = (${askingAgain.toString()})(${ensure});`;
  }
}
