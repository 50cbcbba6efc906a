import type { Command } from './commands/command.ts';
import { completion } from './commands/completion.ts';
import { dev } from './commands/dev.ts';
import { keygen } from './commands/keygen.ts';
import { login } from './commands/login.ts';
import { logout } from './commands/logout.ts';
import { logs } from './commands/logs.ts';
import { preview } from './commands/preview.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';
import { types } from './commands/types.ts';
import { whoami } from './commands/whoami.ts';

/** All commands of `vitral`, in the order of `vitral --help`. A new one is a file in `commands` and a line here. */
export const COMMANDS: readonly Command[] = [
  ...[login, logout, whoami],
  ...[publish, preview, promote, rollback, status, logs],
  ...[types, keygen, dev, completion],
];
