import { AUDIT_NOUNS } from '@vitral/contracts/audit';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { pageOfLink } from '@vitral/contracts/slot-links';
import { isComponent, isPublicBlock } from '@vitral/contracts/slots';
import { problem } from '../releases/release-problem.ts';
import { lowestRole } from './page-problems.ts';
import { publicBlockProblems } from './public-block-problems.ts';

/**
 * Finds contributions with an unknown permission or noun, links that lead to no page of their module, and public blocks that show
 * something else than a public collection of their module has.
 */
export function slotProblems(descriptor: BuiltDescriptor): ReleaseProblem[] {
  const { name: module, pages, slots = [], permissions } = descriptor;
  return slots.flatMap((contribution) => {
    if (isPublicBlock(contribution)) return publicBlockProblems(descriptor, contribution);
    const { slot, name, permission } = contribution;
    const problems: ReleaseProblem[] = [];
    if (permission !== undefined && !lowestRole(permission, permissions))
      problems.push(problem('permission-unknown', { path: `${slot} ${name}`, permission }));
    if (isComponent(contribution)) return problems;
    const { path } = contribution;
    if (!pageOfLink(pages, path)) problems.push(problem('slot-address-unknown', { name, path, module }));
    if (contribution.slot === 'item-action' && !AUDIT_NOUNS.includes(contribution.noun))
      problems.push(problem('slot-noun-unknown', { name, noun: contribution.noun }));
    return problems;
  });
}
