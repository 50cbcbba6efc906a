import type { BuiltDescriptor } from '@vitral/contracts';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { sha384 } from './integrity.ts';

const NAME = 'RendererPlugin';
const { Compilation: CompilationClass } = webpack;

/** Name of the renderer's build and of its file. */
export const RENDERER = 'renderer';

/** Result of the renderer's build, which the browser's build waits for. */
export interface RendererOutcome {
  renderer?: BuiltDescriptor['renderer'];
  /** All files that it wrote to the folder of the release. */
  files: string[];
}

/** Records the files of the renderer's build in `outcome`, for the descriptor of the release. */
export class RendererPlugin {
  private readonly outcome: RendererOutcome;

  constructor(outcome: RendererOutcome) {
    this.outcome = outcome;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: CompilationClass.PROCESS_ASSETS_STAGE_REPORT },
        () => this.note(compilation),
      );
    });
  }

  private note(compilation: Compilation): void {
    const [file] = compilation.entrypoints.get(RENDERER)?.getFiles() ?? [];
    if (!file || compilation.errors.length > 0) return;
    this.outcome.renderer = { file, integrity: sha384(compilation, file) };
    this.outcome.files = Object.keys(compilation.assets);
  }
}
