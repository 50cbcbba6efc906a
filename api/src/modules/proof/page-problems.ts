import { type BuiltDescriptor, CONTENT_LANGUAGES, PERMISSIONS, type ReleaseProblem } from '@vitral/contracts';
import { problem } from './problem.ts';

const CONSOLE_ADDRESS = /^\/admin(\/[a-z\d]+(-[a-z\d]+)*){1,6}$/;
/** Paths of the shell's own screens (shell/src/console/accounts/account-addresses.ts). */
const OF_THE_SHELL = ['/admin/forgot-password', '/admin/register', '/admin/set-password'];
const MOST_TITLE = 100;

/** Checks path, permission and title of the pages that a module contributes. */
export function pageProblems({ pages }: BuiltDescriptor): ReleaseProblem[] {
  return pages.flatMap(({ path, permission, title }) => {
    const problems: ReleaseProblem[] = [];
    if (!CONSOLE_ADDRESS.test(path) || OF_THE_SHELL.includes(path))
      problems.push(problem('address-invalid', { path }));
    if (!PERMISSIONS.includes(permission)) problems.push(problem('permission-unknown', { path, permission }));
    for (const language of CONTENT_LANGUAGES)
      if (!isTitle(title[language])) problems.push(problem('title-untranslated', { path, language }));
    return problems;
  });
}

function isTitle(title: unknown): boolean {
  return typeof title === 'string' && title.trim() !== '' && title.length <= MOST_TITLE;
}
