import { allows, isPermission, type PermissionName, type Role, ROLES } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import { isLower, type PermissionDeclaration } from '@vitral/contracts/module-permissions';
import type { BuiltDescriptor, PageContribution } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { isComponent, slotKey } from '@vitral/contracts/slots';
import { problem } from '../releases/release-problem.ts';

const CONSOLE_PATH = /^\/admin(\/[a-z\d]+(-[a-z\d]+)*){1,6}$/;
/** Paths of the shell's own screens (shell/src/console/accounts/account-paths.ts). */
const SHELL_PATHS = ['/admin/forgot-password', '/admin/register', '/admin/set-password'];
const MAX_TITLE = 100;

export function pageProblems({ pages, asks, permissions }: BuiltDescriptor): ReleaseProblem[] {
  const unknown = (asks?.permissions ?? []).filter((permission) => !isPermission(permission));
  const unknownAsks = unknown.map((permission) =>
    problem('permission-unknown', { path: 'asks', permission }),
  );
  const problems = pages.flatMap(({ path, permission, title, search }) => {
    const problems: ReleaseProblem[] = [];
    if (!CONSOLE_PATH.test(path) || SHELL_PATHS.includes(path))
      problems.push(problem('address-invalid', { path }));
    const needed = [permission, search?.create?.permission ?? permission];
    const unknown = needed.find((name) => !lowestRole(name, permissions));
    if (unknown) problems.push(problem('permission-unknown', { path, permission: unknown }));
    for (const language of CONSOLE_LANGUAGES)
      if (!isTitle(title[language])) problems.push(problem('title-untranslated', { path, language }));
    return problems;
  });
  return [...unknownAsks, ...problems];
}

/** Returns the lowest role with a permission of Vitral or of the module; undefined for an unknown permission. */
export const lowestRole = (
  permission: PermissionName,
  own: readonly PermissionDeclaration[] = [],
): Role | undefined =>
  isPermission(permission)
    ? ROLES.find((role) => allows(role, permission))
    : own.find(({ name }) => name === permission)?.role;

const isTitle = (title: unknown): boolean =>
  typeof title === 'string' && title.trim() !== '' && title.length <= MAX_TITLE;

interface ModulePage {
  module: string;
  page: PageContribution;
}

export function duplicateProblems(modules: readonly BuiltDescriptor[]): ReleaseProblem[] {
  const modulePages = modules.flatMap(({ name, pages }) => pages.map((page) => ({ module: name, page })));
  const inNavigation = modulePages.filter(({ page }) => page.navigation);
  return [
    ...duplicates(modulePages, (one, other) => (one.path === other.path ? one.path : null)).map(
      ({ value: path, ...modules }) => problem('address-taken', { ...modules, path }),
    ),
    ...duplicates(inNavigation, sharedTitle).map(({ value: title, ...modules }) =>
      problem('navigation-taken', { ...modules, title }),
    ),
  ];
}

function sharedTitle(one: PageContribution, other: PageContribution): string | null {
  const language = CONSOLE_LANGUAGES.find((candidate) => one.title[candidate] === other.title[candidate]);
  return language ? one.title[language] : null;
}

function duplicates(
  pages: ModulePage[],
  sharedValue: (one: PageContribution, other: PageContribution) => string | null,
): { module: string; other: string; value: string }[] {
  return pages.flatMap(({ module, page }, index) =>
    pages.slice(0, index).flatMap((other) => {
      const value = sharedValue(page, other.page);
      return value === null ? [] : [{ module, other: other.module, value }];
    }),
  );
}

type Opening = Pick<PageContribution, 'page' | 'path' | 'permission'>;

/** Returns the pages of a module, and its components in slots as if they were pages. */
function openingsOf({ name, pages, slots = [] }: BuiltDescriptor): Opening[] {
  const components = slots.filter(isComponent).map((each) => ({
    page: slotKey(each.name),
    path: `${name} ${each.slot} ${each.name}`,
    permission: each.permission,
  }));
  return [...pages, ...components];
}

/** Finds pages that would become open to further roles. Matches pages by path, or by module and page name. */
export function permissionProblems(
  modules: readonly BuiltDescriptor[],
  before: readonly BuiltDescriptor[],
): ReleaseProblem[] {
  const closed = before.flatMap((module) =>
    openingsOf(module).map((page) => ({
      ...{ name: module.name, page },
      role: lowestRole(page.permission, module.permissions),
    })),
  );
  return modules.flatMap((module) =>
    openingsOf(module).flatMap(({ page, path, permission }) => {
      const role = lowestRole(permission, module.permissions) ?? 'admin';
      const isSame = (other: { name: string; page: Opening }) =>
        other.page.path === path || (other.name === module.name && other.page.page === page);
      const lowered = closed.find((other) => isSame(other) && isLower(role, other.role ?? 'admin'));
      return lowered
        ? [problem('permission-lowered', { path, permission, before: lowered.page.permission })]
        : [];
    }),
  );
}
