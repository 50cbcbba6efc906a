import type { Language } from '@vitral/contracts/languages';
import { showBar, type Bar } from '../bar/bar.ts';

/** Texts of the bar (`label`, `message`, `close`), of the panel (`title`, `text`) and of both. */
type Texts = Record<'retry' | 'label' | 'message' | 'close' | 'title' | 'text', string>;

const TEXTS: Record<Language, Texts> = {
  es: {
    retry: 'Reintentar',
    label: 'Aviso',
    message: 'Esta página no llegó completa: puedes leerla, pero algunos botones no responden.',
    close: 'Cerrar',
    title: 'No pudimos mostrar esta página',
    text: 'Una parte del sitio no llegó. Revisa tu conexión e inténtalo de nuevo.',
  },
  en: {
    retry: 'Retry',
    label: 'Notice',
    message: 'This page did not arrive in full: you can read it, but some buttons do not respond.',
    close: 'Close',
    title: 'We could not show this page',
    text: 'A part of the site did not arrive. Check your connection and try again.',
  },
  fr: {
    retry: 'Réessayer',
    label: 'Avis',
    message:
      "Cette page n'est pas arrivée en entier : vous pouvez la lire, mais certains boutons ne répondent pas.",
    close: 'Fermer',
    title: "Cette page n'a pas pu s'afficher",
    text: "Une partie du site n'est pas arrivée. Vérifiez votre connexion et réessayez.",
  },
};

let shown: Bar | null = null;

/** Shows a bar at the bottom of a page whose islands failed to load. */
export function showFailureBar(language: Language, retry: () => void): void {
  const texts = TEXTS[language];
  shown?.remove();
  const bar = showBar({ label: texts.label, text: texts.message });
  shown = bar;
  bar.addButton(texts.retry, () => {
    bar.remove();
    retry();
  });
  bar.addButton(texts.close, () => bar.remove());
}

/** Shows a panel on a page without server-rendered markup whose public module failed to load. Uses no library. */
export function showFailurePanel(root: HTMLElement, language: Language, retry: () => void): void {
  const texts = TEXTS[language];
  const title = Object.assign(document.createElement('h1'), { textContent: texts.title });
  const text = Object.assign(document.createElement('p'), { textContent: texts.text });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: texts.retry,
  });
  const panel = document.createElement('main');
  button.addEventListener('click', () => {
    button.disabled = true;
    retry();
  });
  panel.className = 'module-failure';
  panel.setAttribute('role', 'alert');
  panel.append(title, text, button);
  root.replaceChildren(panel);
}
