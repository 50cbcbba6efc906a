/**
 * Why a release is refused, and what to do about it: code → English sentence, with {params}. The console says the same in
 * its own languages under `modules.problem.<code>`.
 */
export const RELEASE_PROBLEMS = {
  'archive-unreadable': 'The archive cannot be read. Send what npm run publish:module packs.',
  'archive-entry': '{file} is no plain file with a plain name. A release holds files only, in no folders.',
  'archive-too-large': 'The release is larger than {limit} bytes or has more than {files} files. Send less.',
  'file-too-large': '{file} is larger than {limit} bytes. Send less.',
  'descriptor-missing': 'module.json is missing or cannot be read. Build with defineRemoteBuild().',
  'descriptor-invalid':
    'module.json says {field} in a way that cannot be used. Build with defineRemoteBuild().',
  'wrong-module': 'The release is of {found}, but was sent for {module}. Name the module that was built.',
  'file-missing':
    '{file} is named in module.json but is not in the release. Build again and send all of dist.',
  'file-altered': '{file} has other bytes than module.json says. Build again and send all of dist.',
  'file-unlisted': '{file} has no hash in module.json, so that no browser would run it. Build again.',
  'compressed-differs': '{file} does not hold the same as the file it stands for. Build again.',
  'contract-unsupported':
    'The release keeps contract {contract}, the site {supported}. Build it from a revision with the contract of the site.',
  'shared-missing':
    '{module} needs {library}, which the shell does not bring. Publish a shell with it first.',
  'shared-range':
    '{module} needs {library} {range}, but the shell brings {version}. Build the module with the versions of the shell, or publish the shell first.',
  'address-taken': '{module} and {other} both bring {path}. Choose another address.',
  'address-invalid': '{path} is no address of the console or is its own. Choose one like /admin/events.',
  'navigation-taken': '{module} and {other} both have the line {title} in the sidebar. Choose another title.',
  'permission-unknown':
    '{path} asks for the permission {permission}, which the API does not have. Add it to the API first, or use one of its own.',
  'permission-lowered':
    '{path} asks for {permission}, until now for {before}. A page that opens to more people needs an admin to activate it.',
  'texts-missing':
    'texts.json is missing, so that the languages cannot be compared. Build with defineRemoteBuild().',
  'text-untranslated': '{language} lacks the text {key}. Write it in src/i18n/{language}.json.',
  'title-untranslated': 'The page {path} has no title in {language}. Write it in src/module.json.',
  'page-too-heavy':
    'The scripts of {page} weigh {bytes} bytes, more than the {limit} allowed. Load less at first.',
  'module-too-heavy': 'The scripts of {module} weigh {bytes} bytes, more than the {limit} allowed.',
  'landing-too-heavy':
    'The scripts of the landing page weigh {bytes} bytes, more than the {limit} allowed, shell and mfe-public together.',
  'module-absent': '{module} would be missing from the set. Publish it first.',
  'render-failed': 'The page {page} could not be drawn in {language} on the server: {detail}',
  'load-failed': '{module} did not start in a trial: {detail}',
  'page-failed': 'The page {page} of {module} could not be loaded in a trial: {detail}',
  'trial-timeout': 'The trial of {module} did not end in time. Look for what waits at its start.',
} as const;
export type ReleaseProblemCode = keyof typeof RELEASE_PROBLEMS;

export interface ReleaseProblem {
  code: ReleaseProblemCode;
  params: Record<string, string | number>;
}

/** The English sentence of a problem. */
export function releaseProblemText({ code, params }: ReleaseProblem): string {
  return RELEASE_PROBLEMS[code].replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark));
}
