import type { Part } from './measure-parts.ts';
import { part as backups } from './parts/backups.ts';
import { part as builds } from './parts/builds.ts';
import { part as files } from './parts/files.ts';
import { part as growth } from './parts/growth.ts';
import { part as lists } from './parts/lists.ts';
import { part as login } from './parts/login.ts';
import { part as memory } from './parts/memory.ts';
import { part as pages } from './parts/pages.ts';
import { part as reads } from './parts/reads.ts';
import { part as scripts } from './parts/scripts.ts';
import { part as start } from './parts/start.ts';

/** Parts of the bench in the order of measurement. Each starts and stops its own sites, so that none disturbs another. */
export const PARTS: Part[] = [
  reads,
  pages,
  login,
  lists,
  growth,
  files,
  memory,
  scripts,
  start,
  backups,
  builds,
];
