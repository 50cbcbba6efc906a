import type { Command } from './commands/command.ts';
import { dev } from './commands/dev.ts';
import { keygen } from './commands/keygen.ts';
import { preview } from './commands/preview.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';

/** All commands of `vitral`, in the order of `vitral --help`. A new one is a file in `commands` and a line here. */
export const COMMANDS: readonly Command[] = [publish, preview, rollback, keygen, dev];
