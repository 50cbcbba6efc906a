import type { Boot, BootModule, PageContribution } from '@vitral/contracts/modules';

/** Returns a page contribution for specs. */
export function pageOf(path: string, more: Partial<PageContribution>): PageContribution {
  return {
    page: 'page',
    path,
    permission: 'dashboard.read',
    title: { es: `${path} en español`, en: `${path} in English` },
    navigation: { order: 10, icon: 'dashboard' },
    ...more,
  };
}

/** Returns a module of the active set for specs. */
export function moduleWith(pages: PageContribution[]): BootModule {
  return {
    name: 'mfe-people',
    contract: 1,
    pages,
    version: '0.1.0',
    entry: 'remoteEntry.js',
    styles: [],
    library: 'mfe_people_1',
    shared: {},
    integrity: { 'remoteEntry.js': 'sha384-entry' },
    base: '/modules/mfe-people/0.1.0-1/',
  };
}

/** Returns a boot block for specs. */
export function bootWith(modules: BootModule[]): Boot {
  return {
    contract: 1,
    set: 'set',
    language: 'en',
    siteLanguage: 'es',
    isDemo: true,
    hasSession: true,
    siteName: 'Vitral',
    siteTheme: 'system',
    siteDensity: 'comfortable',
    siteAccent: 'amethyst',
    isMaintenanceOn: false,
    nonce: '',
    modules,
  };
}
