import './base.css';
import { readBoot } from './boot.ts';
import { reportUncaught } from './client-errors/report.ts';
import { guardScripts, noteAttempt } from './federation/script-guard.ts';
import { offerReload } from './offer-reload.ts';

reportUncaught();

// The shell's own late chunks are guarded too, so this comes before the first of them.
const boot = readBoot(document);
guardScripts([...boot.modules, ...(boot.fallbacks ?? [])]);

// Module Federation needs an asynchronous border before the first shared library is used.
const start = async () =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts')).bootstrap(boot);

/** A part of the shell that was lost on its way is asked for once more. */
async function startAgain(): Promise<void> {
  const shell = boot.modules.find(({ name }) => name === 'shell');
  if (shell) noteAttempt(shell, 1);
  await start().catch((error: unknown) => {
    offerReload(boot.language);
    throw error;
  });
}

// The browser gets a breath between the federation runtime and what follows.
setTimeout(() => void start().catch(() => setTimeout(() => void startAgain(), 300 + Math.random() * 700)));
