import webpack, { type Compilation, type Compiler } from 'webpack';
import { weighPages } from './page-loads.ts';

const NAME = 'BudgetPlugin';
const { Compilation: CompilationClass, WebpackError } = webpack;

/** Fails a production build when the scripts of a page exceed the bytes in `budget.json`. */
export class BudgetPlugin {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: CompilationClass.PROCESS_ASSETS_STAGE_REPORT },
        () => this.check(compilation),
      );
    });
  }

  private check(compilation: Compilation): void {
    const complain = (sentence: string) => compilation.errors.push(new WebpackError(sentence));
    for (const { page, weight, brotliBytes } of weighPages(compilation, this.folder, complain)) {
      if (weight > brotliBytes)
        complain(
          `The scripts of ${page} weigh ${weight} bytes, more than the ${brotliBytes} of budget.json.`,
        );
    }
  }
}
