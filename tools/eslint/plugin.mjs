import { commentOpening } from './comment-opening.mjs';
import { declaredDependencies } from './declared-dependencies.mjs';
import { keepFloors } from './keep-floors.mjs';
import { reasonedDirectives } from './reasoned-directives.mjs';

/** Lint rules of this repository that no published plugin has. */
export const vitral = {
  meta: { name: 'vitral' },
  rules: {
    'comment-opening': commentOpening,
    'declared-dependencies': declaredDependencies,
    floors: keepFloors,
    'reasoned-directives': reasonedDirectives,
  },
};
