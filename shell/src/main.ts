import './base.css';
import { readBoot } from './page/boot.ts';
import { reportUncaught } from './client-errors/report.ts';
import { guardScripts } from './federation/script-guard.ts';
import { offerReload } from './offer-reload.ts';

reportUncaught();

// Must run before the first lazy chunk, since the shell's own chunks are guarded too.
const boot = readBoot(document);
guardScripts([...boot.modules, ...(boot.fallbacks ?? [])]);

// Module Federation requires an asynchronous import before the first use of a shared library.
const start = async () =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap.ts')).bootstrap(boot);

const startOrOfferReload = () =>
  start().catch((error: unknown) => {
    offerReload(boot.language);
    // On a page with content the islands that the visitor reached are still waiting.
    addEventListener('click', () => void startOrOfferReload(), { once: true });
    throw error;
  });

// Yields to the browser between the federation runtime and the rest.
setTimeout(() => void startOrOfferReload());
