import type { Language } from '@vitral/contracts';
import { showBar, type Bar } from '../bar/bar.ts';

const TEXTS: Record<Language, { label: string; text: string; retry: string; close: string }> = {
  es: {
    label: 'Aviso',
    text: 'Esta página no llegó completa: puedes leerla, pero algunos botones no responden.',
    retry: 'Reintentar',
    close: 'Cerrar',
  },
  en: {
    label: 'Notice',
    text: 'This page did not arrive in full: you can read it, but some buttons do not respond.',
    retry: 'Retry',
    close: 'Close',
  },
  fr: {
    label: 'Avis',
    text: "Cette page n'est pas arrivée en entier : vous pouvez la lire, mais certains boutons ne répondent pas.",
    retry: 'Réessayer',
    close: 'Fermer',
  },
};

let shown: Bar | null = null;

/** Shows a bar at the bottom of a server-rendered page whose scripts failed to load. */
export function showFailureBar(_root: HTMLElement, language: Language, retry: () => void): void {
  const { label, text, retry: again, close } = TEXTS[language];
  shown?.remove();
  const bar = showBar({ label, text });
  shown = bar;
  bar.addButton(again, () => {
    bar.remove();
    retry();
  });
  bar.addButton(close, () => bar.remove());
}
