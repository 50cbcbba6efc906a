import { commentOpening, reasonedDirectives } from './comments.ts';
import { declaredDependencies } from './declared-dependencies.ts';
import { floorsRule } from './floors-rule.ts';
import { noCyclesRule } from './no-cycles-rule.ts';

/** Lint rules of this repository that no published plugin has. */
export const vitral = {
  meta: { name: 'vitral' },
  rules: {
    'comment-opening': commentOpening,
    'declared-dependencies': declaredDependencies,
    floors: floorsRule,
    'no-cycles': noCyclesRule,
    'reasoned-directives': reasonedDirectives,
  },
};
