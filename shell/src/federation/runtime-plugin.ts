import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { guardScript } from './script-guard.ts';

// Remotes are built without the federation runtime and find the shell's here (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** Gives every remote entry its hash before the browser fetches it. */
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
