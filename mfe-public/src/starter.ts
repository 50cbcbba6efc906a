import { startConsent } from './consent/start-consent.ts';
import { startPortraits } from './glass/start-portraits.ts';
import { startLayout } from './layout/start-layout.ts';
import { startMotion } from './motion/start-motion.ts';
import { loadFonts, showFonts } from './styles/start-fonts.ts';

/**
 * Starts everything on a page that works without an island. The server inlines this script at the end of the body
 * (docs/adr/061).
 */
function start(): void {
  startConsent();
  startPortraits();
  startLayout();
}

/** Starts everything that must not delay the first screen. */
function startLater(): void {
  loadFonts();
  startMotion();
}

// The previous page has already loaded the fonts.
if (document.referrer.startsWith(location.origin)) showFonts();
start();
// A page may be complete before its first paint, which fonts would then delay.
addEventListener('load', () => setTimeout(startLater, 99));
document.addEventListener('vitral:mounted', () => {
  start();
  startLater();
});
