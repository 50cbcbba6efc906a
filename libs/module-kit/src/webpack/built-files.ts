import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

/** Returns the plugin that calls `work` when the files of a build are final. */
export const withBuiltFiles =
  (name: string, work: (compilation: Compilation) => void) =>
  (compiler: Compiler): void => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => work(compilation));
    });
  };

/** Returns the modules that webpack concatenated into one; for any other module, the module itself. */
export const partsOf = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** Returns the hash of a built file for the integrity attribute: `sha384-...`. */
export function sha384(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} was not built`);
  return `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`;
}

/** Lists the scripts of a named chunk and of the chunks that are loaded with it. Throws when there is no such chunk. */
export function filesOfChunk(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The build has no chunk ${name}`);
  return scripts(group.chunks);
}

/** Lists the scripts of a named chunk and of all that it may load later. Throws when there is no such chunk. */
export function filesBehindChunk(compilation: Compilation, name: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new Error(`The build has no chunk ${name}`);
  const groups = new Set([group]);
  for (const each of groups) for (const child of each.childrenIterable) groups.add(child);
  return [...groups].flatMap(({ chunks }) => scripts(chunks));
}

/** Lists the scripts of one named chunk alone. Throws when there is no such chunk. */
export function filesOfNamedChunk(compilation: Compilation, name: string): string[] {
  const chunk = compilation.namedChunks.get(name);
  if (!chunk) throw new Error(`The build has no chunk ${name}`);
  return scripts([chunk]);
}

/** Lists the scripts that contain a shared library. Throws when the build contains no such library. */
export function filesOfShared(compilation: Compilation, library: string): string[] {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some(({ module }) => module && providedBy(module, compilation)?.startsWith(`${library}@`)),
  );
  if (groups.length === 0) throw new Error(`No script provides ${library}`);
  return groups.flatMap((group) => scripts(group.chunks));
}

/** Matches the name of a module that adds a library to the shared scope: `react@19.3.1 = ...`. */
function providedBy(module: Module, compilation: Compilation): string | undefined {
  return /^provide shared module \(\w+\) (.*)/.exec(
    module.readableIdentifier(compilation.requestShortener),
  )?.[1];
}

/** Lists the scripts that `import()` of a source file loads. Throws when no `import()` loads it. */
export function filesOfSource(compilation: Compilation, path: string): string[] {
  const module = [...compilation.modules].find((candidate) => candidate.nameForCondition() === path);
  const holders = module ? [...compilation.chunkGraph.getModuleChunks(module)] : [];
  const chunks = holders.filter((chunk) =>
    compilation.chunkGraph.getChunkRootModules(chunk).some((root) => root === module),
  );
  if (chunks.length === 0) throw new Error(`No script contains ${path}`);
  return scripts(chunks);
}

/**
 * Lists the scripts that a page of a console module waits for: those of the `import()` of its source. Throws when no
 * `import()` loads it.
 */
export function filesOfImport(compilation: Compilation, path: string): string[] {
  const groups = [...compilation.modules]
    .flatMap((module) => module.blocks)
    .filter((block) =>
      block.dependencies.some(
        (dependency) => compilation.moduleGraph.getModule(dependency)?.nameForCondition() === path,
      ),
    )
    .map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
  const chunks = groups.flatMap((group) => group?.chunks ?? []);
  if (chunks.length === 0) throw new Error(`No import() loads ${path}`);
  return [...new Set(scripts(chunks))];
}

function scripts(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')));
}
