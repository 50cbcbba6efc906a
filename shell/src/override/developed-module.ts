import type { Boot, BootModule, BuiltDescriptor, PageContribution } from '@vitral/contracts/modules';

const TIMEOUT_MS = 3000;

/**
 * Replaces the overridden module with its current descriptor from the developer's machine, which the server cannot
 * reach. If the machine does not respond, the module keeps the pages of its active release, each of which shows the
 * failure.
 */
export async function withDevelopedModule(boot: Boot): Promise<Boot> {
  const { override, modules } = boot;
  const developed = modules.find(({ name, isDeveloped }) => isDeveloped && name === override?.module);
  const described = developed && (await readDescriptor(developed));
  if (!described) return boot;
  return { ...boot, modules: modules.map((module) => (module === developed ? described : module)) };
}

async function readDescriptor(developed: BootModule): Promise<BootModule | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${developed.base}module.json`, { signal, credentials: 'omit' });
    const found = (await response.json()) as BuiltDescriptor;
    if (!response.ok || found.name !== developed.name) return null;
    return {
      ...found,
      pages: found.pages.filter(isPage),
      base: developed.base,
      integrity: {},
      isDeveloped: true,
    };
  } catch {
    return null;
  }
}

function isPage({ page, path, title }: PageContribution): boolean {
  return Boolean(page && title?.es && title.en) && path.startsWith('/admin/');
}
