import { LIMITS } from '@vitral/contracts/limits';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { StartRefusal } from '../../platform/errors/app-error.ts';
import { UserDto } from '../../accounts/index.ts';
import { ask as askLine, askHidden as askSecret, readInput, type Terminal } from '../terminal.ts';

export interface GivenDetails {
  username?: string;
  name?: string;
  email?: string;
}

export interface NewAdmin {
  person: UserDto;
  password: string;
}

const RULES: Record<string, string> = {
  username: `A username has ${LIMITS.usernameMin} to ${LIMITS.username} letters, digits, dots, hyphens and underscores.`,
  name: `A name has 1 to ${LIMITS.name} characters.`,
  email: 'The email address must look like ana@example.org.',
};

/** Asks for missing details at a terminal; without one it reads only the password, from standard input. Throws StartRefusal. */
export async function readNewAdmin(given: GivenDetails, terminal: Terminal): Promise<NewAdmin> {
  return terminal.input.isTTY ? askForAdmin(given, terminal) : readAdmin(given, terminal.input);
}

const CANCELLED = 'No account was created.';
const ask = (terminal: Terminal, question: string) => askLine(terminal, question, CANCELLED);
const askHidden = (terminal: Terminal, question: string) => askSecret(terminal, question, CANCELLED);

async function askForAdmin(given: GivenDetails, terminal: Terminal): Promise<NewAdmin> {
  const username = given.username ?? (await ask(terminal, 'Username: '));
  const name = given.name ?? ((await ask(terminal, `Name (${username}): `)) || username);
  const email = given.email ?? (await ask(terminal, 'Email (none): '));
  const person = await validateDetails({ username, name, email });
  const password = await askHidden(terminal, 'Password: ');
  if ((await askHidden(terminal, 'The same password again: ')) === password)
    return { person, password: checkLength(password) };
  throw new StartRefusal('The two passwords differ.');
}

async function readAdmin(given: GivenDetails, input: Terminal['input']): Promise<NewAdmin> {
  const { username, name = username, email } = given;
  if (username === undefined)
    throw new StartRefusal('Name the account: npm run admin:create -- --username ana');
  const person = await validateDetails({ username, name, email });
  return { person, password: checkLength(await readInput(input)) };
}

async function validateDetails(details: GivenDetails): Promise<UserDto> {
  const person = plainToInstance(UserDto, { ...details, role: 'admin' });
  const [problem] = await validate(person);
  if (problem) throw new StartRefusal(RULES[problem.property] ?? problem.toString());
  return person;
}

function checkLength(password: string): string {
  if (password === '') throw new StartRefusal('No password was given.');
  if (password.length <= LIMITS.password) return password;
  throw new StartRefusal(`A password has at most ${LIMITS.password} characters.`);
}
