import './base.css';
import { readBoot } from './boot.ts';
import { reportUncaught } from './client-errors/report.ts';
import { guardScripts } from './federation/script-guard.ts';

reportUncaught();

// The shell's own late chunks are guarded too, so this comes before the first of them.
const boot = readBoot(document);
guardScripts(boot.modules);

// Module Federation needs an asynchronous border before the first shared library is used.
const start = async () =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts')).bootstrap(boot);
// The browser gets a breath between the federation runtime and what follows.
setTimeout(() => void start());
