import type { BootModule } from '@vitral/contracts';

/** A module as the console's boot block gives it: without what only public pages or the server read. */
export function consoleModule(module: BootModule): BootModule {
  const { publicPages: _pages, publicScripts: _scripts, pageStyles: _styles, ...more } = module;
  const { renderer: _renderer, texts: _texts, loads: _loads, publicChunks: _chunks, ...rest } = more;
  return rest;
}
