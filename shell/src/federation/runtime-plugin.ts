import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { guardScript } from './script-guard.ts';

// Remotes are built without the federation runtime and use the one that the shell provides here (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Clears the failure of a shared library, which the runtime caches forever, so that the next use loads it again. */
runtimeCore.registerGlobalPlugins([
  {
    name: 'vitral-failed-shares',
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
