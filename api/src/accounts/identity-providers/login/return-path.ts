import { LIMITS } from '@vitral/contracts/limits';

const ORIGIN = 'https://vitral.invalid';
const CONSOLE = '/admin';

/**
 * Returns the path in the console to which a login leads; its start page for anything else. Parsed as browsers do, which take
 * `//`, a backslash and characters that they ignore for the beginning of another host.
 */
export function toReturnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LIMITS.landingLine || !URL.canParse(asked, ORIGIN))
    return CONSOLE;
  const { origin, pathname, search } = new URL(asked, ORIGIN);
  const isConsole = pathname === CONSOLE || pathname.startsWith(`${CONSOLE}/`);
  return origin === ORIGIN && isConsole ? pathname + search : CONSOLE;
}
