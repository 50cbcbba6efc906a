import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { guardScript } from './script-guard.ts';

// Remotes are built without the federation runtime and find the shell's here (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * The federation runtime caches the failure of a shared library forever, in the shell and in every module. This
 * plugin clears it, so that the next use loads the library again.
 */
runtimeCore.registerGlobalPlugins([
  {
    name: 'vitral-lost-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
      for (const shared of versions) if (!shared.loaded) shared.loading = null;
    },
  },
]);

/** Adds the integrity hash to every remote entry before the browser fetches it. */
export default function vitralRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'vitral',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      guardScript(script);
      return script;
    },
  };
}
