import { declaredDependencies } from './declared-dependencies.mjs';
import { keepFloors } from './keep-floors.mjs';
import { reasonedDirectives } from './reasoned-directives.mjs';

/** Rules of the house that no published plugin has. */
export const vitral = {
  meta: { name: 'vitral' },
  rules: {
    'declared-dependencies': declaredDependencies,
    floors: keepFloors,
    'reasoned-directives': reasonedDirectives,
  },
};
