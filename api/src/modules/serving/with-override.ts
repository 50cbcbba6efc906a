import type { BootModule, BootOverride } from '@vitral/contracts';

/**
 * Replaces one module by its developer's build. The server cannot reach the developer's machine, so the shell fetches the
 * changed descriptor there; here the released one stays in place.
 */
export function withOverride(modules: BootModule[], { module: name, address }: BootOverride): BootModule[] {
  return modules.map((module) =>
    module.name === name
      ? {
          ...module,
          base: `${address}/`,
          entry: 'remoteEntry.js',
          library: `${name.replaceAll('-', '_')}_dev`,
          integrity: {},
          isDeveloped: true,
        }
      : module,
  );
}
