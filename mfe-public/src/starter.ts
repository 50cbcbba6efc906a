import { startConsent } from './consent/start-consent.ts';
import { startPortraits } from './glass/start-portraits.ts';
import { startLayout } from './layout/start-layout.ts';
import { startMotion } from './motion/start-motion.ts';

/** Starts what a page does without an island. The server inlines this script at the end of the body (docs/adr/061). */
function start(): void {
  startConsent();
  startPortraits();
  startLayout();
  startMotion();
}

start();
document.addEventListener('vitral:mounted', start);
