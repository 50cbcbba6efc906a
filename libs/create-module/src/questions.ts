import { autocomplete, intro, isCancel, multiselect, text } from '@clack/prompts';
import { allows, type PermissionName, PERMISSIONS, ROLES } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES, type Language, LANGUAGE_FACTS, LANGUAGES } from '@vitral/contracts/languages';
import { type Choice, type Given, listOf, ownPermission, problemOfName, UsageError } from './options.ts';

/** Asks at the terminal for everything that the command line left open. */
export async function ask(given: Given): Promise<Choice> {
  intro('A module of the Vitral console');
  const name = given.name ?? (await answer(text({ message: 'Name of the module', validate: checkNames })));
  return {
    name,
    pages: given.pages ?? listOf(await answer(askPages(name))),
    permission: given.permission ?? ((await answer(askPermission(name))) as PermissionName),
    languages: given.languages ?? ((await answer(askLanguages())) as Language[]),
  };
}

const askPages = (name: string) =>
  text({
    message: 'Names of its pages, separated by commas',
    initialValue: name,
    validate: checkNames,
  });

const askPermission = (name: string) =>
  autocomplete<string>({
    message: 'Permission that opens the pages',
    initialValue: ownPermission(name),
    options: [
      { value: ownPermission(name), label: ownPermission(name), hint: 'of its own: manager, admin' },
      ...PERMISSIONS.map((value) => ({ value, label: value, hint: holdersOf(value) })),
    ],
  });

const askLanguages = () =>
  multiselect<string>({
    message: 'Languages that you write',
    initialValues: [...CONSOLE_LANGUAGES],
    options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name })),
  });

const holdersOf = (permission: (typeof PERMISSIONS)[number]) =>
  ROLES.filter((role) => allows(role, permission)).join(', ');

function checkNames(value: string | undefined) {
  const names = listOf(value ?? '');
  if (names.length === 0) return 'Type a name.';
  return names.map(problemOfName).find((problem) => problem !== undefined);
}

async function answer<Value>(question: Promise<Value | symbol>): Promise<Value> {
  const value = await question;
  if (isCancel(value)) throw new UsageError('Nothing was made.');
  return value as Value;
}
