import { part as backups } from './parts/backups.mjs';
import { part as builds } from './parts/builds.mjs';
import { part as files } from './parts/files.mjs';
import { part as growth } from './parts/growth.mjs';
import { part as lists } from './parts/lists.mjs';
import { part as login } from './parts/login.mjs';
import { part as memory } from './parts/memory.mjs';
import { part as pages } from './parts/pages.mjs';
import { part as reads } from './parts/reads.mjs';
import { part as scripts } from './parts/scripts.mjs';
import { part as start } from './parts/start.mjs';

/**
 * What the bench measures, in this order. A part is `{ name, title, measure(context), table(readings), misses(readings) }`:
 * `measure` resolves to readings that JSON can hold, `table` prints them, and `misses` says one sentence for each promise
 * that was not kept.
 * The context is `{ root, effort: { isQuick, rounds, seconds }, say(line), startSite(options) }`. Each part starts sites of
 * its own and stops them, so that none disturbs another.
 */
export const PARTS = [reads, pages, login, lists, growth, files, memory, scripts, start, backups, builds];
