import type { Boot, BootModule, BuiltDescriptor, PageContribution } from '@vitral/contracts';

const PATIENCE_MS = 3000;

/**
 * The module that this session takes from its developer's machine, as that machine describes it now; the server can't
 * ask it. Where it does not answer the module keeps the pages of its active release, each of which then says so.
 */
export async function withDevelopedModule(boot: Boot): Promise<Boot> {
  const { override, modules } = boot;
  const developed = modules.find(({ name, isDeveloped }) => isDeveloped && name === override?.module);
  const described = developed && (await describe(developed));
  if (!described) return boot;
  return { ...boot, modules: modules.map((module) => (module === developed ? described : module)) };
}

async function describe(developed: BootModule): Promise<BootModule | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${developed.base}module.json`, { signal, credentials: 'omit' });
    const found = (await answer.json()) as BuiltDescriptor;
    if (!answer.ok || found.name !== developed.name) return null;
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
