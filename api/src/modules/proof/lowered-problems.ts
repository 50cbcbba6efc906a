import {
  allows,
  type BuiltDescriptor,
  type PageContribution,
  type Permission,
  type ReleaseProblem,
  ROLES,
} from '@vitral/contracts';
import { problem } from './problem.ts';

/** Finds pages that would open to roles that cannot open them today, matched by path or by module and page name. */
export function loweredProblems(
  modules: readonly BuiltDescriptor[],
  before: readonly BuiltDescriptor[],
): ReleaseProblem[] {
  const closed = before.flatMap(({ name, pages }) => pages.map((page) => ({ name, page })));
  return modules.flatMap(({ name, pages }) =>
    pages.flatMap(({ page, path, permission }) => {
      const isSame = (other: { name: string; page: PageContribution }) =>
        other.page.path === path || (other.name === name && other.page.page === page);
      const lowered = closed.find((other) => isSame(other) && opensToMore(permission, other.page.permission));
      return lowered
        ? [problem('permission-lowered', { path, permission, before: lowered.page.permission })]
        : [];
    }),
  );
}

function opensToMore(permission: Permission, before: Permission): boolean {
  return ROLES.some((role) => allows(role, permission) && !allows(role, before));
}
