import { autocomplete, intro, isCancel, multiselect, text } from '@clack/prompts';
import { allows, type Permission, PERMISSIONS, ROLES } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '@vitral/contracts/languages';
import { type Choice, DEFAULT_PERMISSION, type Given, listOf, problemOfName, UsageError } from './options.ts';

/** Asks at the terminal for what the command line did not say. */
export async function ask(given: Given): Promise<Choice> {
  intro('A module of the Vitral console');
  const name = given.name ?? (await answer(text({ message: 'Name of the module', validate: checkNames })));
  return {
    name,
    pages: given.pages ?? listOf(await answer(askPages(name))),
    permission: given.permission ?? ((await answer(askPermission())) as Permission),
    languages: given.languages ?? ((await answer(askLanguages())) as ConsoleLanguage[]),
  };
}

const askPages = (name: string) =>
  text({
    message: 'Names of its pages, separated by commas',
    initialValue: name,
    validate: checkNames,
  });

const askPermission = () =>
  autocomplete<string>({
    message: 'Permission that opens the pages',
    initialValue: DEFAULT_PERMISSION,
    options: PERMISSIONS.map((value) => ({ value, label: value, hint: holdersOf(value) })),
  });

const askLanguages = () =>
  multiselect<string>({
    message: 'Languages that you write',
    initialValues: [...CONSOLE_LANGUAGES],
    options: CONSOLE_LANGUAGES.map((value) => ({ value, label: value })),
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
