import { parseArgs } from 'node:util';
import { isPermission, PERMISSIONS, type PermissionName } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES, type Language, LANGUAGES } from '@vitral/contracts/languages';

export const USAGE = `Makes a module of the Vitral console in a new folder.

  npm create @vitral/module blog
  npm create @vitral/module blog -- --pages posts,authors --permission content.write --languages es,en,fr --yes

  --pages posts,authors    names of the pages; by default one, named like the module
  --permission NAME        who may open them: by default a permission of the module's own, for managers and admins; or
                           ${PERMISSIONS.join(', ')}
  --languages es,en,fr     the languages that you write, of ${LANGUAGES.join(', ')}; those of the console (${CONSOLE_LANGUAGES.join(', ')})
                           that are not among them start with the same texts
  --yes                    asks nothing: what is not given has its default
  --help                   this text`;

/** The answers from which a module is created. */
export interface Choice {
  name: string;
  pages: string[];
  /** A permission of Vitral, or `ownPermission(name)`, which the module declares. */
  permission: PermissionName;
  /** Languages whose texts differ from those of the first language from the start. */
  languages: Language[];
}

export type Given = Partial<Choice> & { yes: boolean };

export class UsageError extends Error {}

const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const MAX_NAME = 40;
/** Names that a site uses itself. */
const RESERVED = /^(shell$|mfe-)/;

/** The permission that a new module declares. */
export const ownPermission = (name: string): PermissionName => `${name}.write`;

/** Reads the command line; 'help' means --help. Throws a UsageError that names what is wrong. */
export function readOptions(words: string[]): Given | 'help' {
  const { values, positionals } = parse(words);
  if (values.help) return 'help';
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`One module at a time: ${rest.join(' ')} is too much.`);
  const given: Given = {
    yes: values.yes,
    ...(name !== undefined && { name }),
    ...(values.pages !== undefined && { pages: listOf(values.pages) }),
    ...(values.permission !== undefined && { permission: values.permission as PermissionName }),
    ...(values.languages !== undefined && { languages: listOf(values.languages) as Language[] }),
  };
  const problem = problemOf(given);
  if (problem) throw new UsageError(problem);
  return given;
}

/** Completes the given answers. Throws a UsageError without a name. */
export function withDefaults({ name, pages, permission, languages }: Given): Choice {
  if (name === undefined) throw new UsageError('Name the module, as in: npm create @vitral/module blog');
  return {
    name,
    pages: pages ?? [name],
    permission: permission ?? ownPermission(name),
    languages: languages ?? [...CONSOLE_LANGUAGES],
  };
}

/** Returns what is wrong with the name of a module or a page; undefined if nothing is. */
export function problemOfName(name: string): string | undefined {
  if (!NAME.test(name) || name.length > MAX_NAME)
    return `"${name}" is no name: use lower-case letters, digits and hyphens, at most ${MAX_NAME}.`;
  return RESERVED.test(name) ? `"${name}" is a name that the site uses itself.` : undefined;
}

function problemOf({ name, pages = [], permission, languages = [] }: Given): string | undefined {
  const names = [...(name === undefined ? [] : [name]), ...pages];
  const wrong = names.map(problemOfName).find((problem) => problem !== undefined);
  if (wrong) return wrong;
  if (new Set(pages).size < pages.length) return 'Each page needs a name of its own.';
  if (permission !== undefined && !isPermission(permission))
    return `"${permission}" is no permission of Vitral. There are ${PERMISSIONS.join(', ')}; leave it out for one of the module's own.`;
  const unknown = languages.find((language) => !LANGUAGES.includes(language));
  return unknown === undefined
    ? undefined
    : `Vitral has no language "${unknown}". It has ${LANGUAGES.join(', ')}.`;
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        permission: { type: 'string' },
        languages: { type: 'string' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export const listOf = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
