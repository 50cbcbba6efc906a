import type { ModuleName } from '@vitral/contracts/modules';
import type { ComponentType } from 'react';

export interface PageModule {
  Component: ComponentType;
}

export type Texts = Record<string, unknown>;

/** Pages and texts of a console module, each loaded when it is first needed. */
export interface Remote {
  name: ModuleName;
  /** The keys are the `page` names of `module.json`. */
  pages: Record<string, () => Promise<PageModule>>;
  texts: Record<'es' | 'en', () => Promise<Texts | { default: Texts }>>;
}

/** Checks the shape at compile time; `remote.tsx` exports the result by default. */
export function defineRemote(remote: Remote): Remote {
  return remote;
}
