import type { BootModule } from '@vitral/contracts';
import type { ActiveSet } from '../../modules/index.ts';

/** Returns the modules for the console's boot block, without fields that only public pages or the server read. */
export function consoleModules({ shell, modules }: Pick<ActiveSet, 'shell' | 'modules'>): BootModule[] {
  return [shell, ...modules.filter(({ name }) => name !== 'mfe-public')].map(consoleModule);
}

/** Fallback modules have no line in the sidebar. */
export function consoleFallbacks({ fallbacks }: Pick<ActiveSet, 'fallbacks'>): BootModule[] {
  return fallbacks.map(consoleModule).map((module) => ({
    ...module,
    pages: module.pages.map(({ page, path, permission, title }) => ({ page, path, permission, title })),
  }));
}

function consoleModule(module: BootModule): BootModule {
  const { publicPages: _pages, publicScripts: _scripts, pageStyles: _styles, ...more } = module;
  const { renderer: _renderer, texts: _texts, loads: _loads, publicChunks: _chunks, ...rest } = more;
  return { ...rest, shared: {} };
}
