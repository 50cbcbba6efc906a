import type { BootModule, BootOverride } from '@vitral/contracts';

/**
 * The modules with one of them taken from its developer's machine. The server cannot reach that: the shell itself asks it
 * there for what is new about the module, which stands in here as it was released.
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
