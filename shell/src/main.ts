import './base.css';
import { readBoot } from './page/boot.ts';
import { reportUncaught } from './client-errors/report.ts';
import { guardScripts } from './federation/script-guard.ts';
import { offerReload } from './offer-reload.ts';

reportUncaught();

// The shell's own late chunks are guarded too, so this comes before the first of them.
const boot = readBoot(document);
guardScripts([...boot.modules, ...(boot.fallbacks ?? [])]);

// Module Federation needs an asynchronous border before the first shared library is used.
const start = async () =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts')).bootstrap(boot);

const startOrOfferReload = () =>
  start().catch((error: unknown) => {
    offerReload(boot.language);
    throw error;
  });

// The browser gets a breath between the federation runtime and what follows.
setTimeout(() => void startOrOfferReload());
