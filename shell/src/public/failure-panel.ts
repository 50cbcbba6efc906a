import type { Language } from '@vitral/contracts';

const TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  es: {
    title: 'No pudimos mostrar esta página',
    text: 'Una parte del sitio no llegó. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Reintentar',
  },
  en: {
    title: 'We could not show this page',
    text: 'A part of the site did not arrive. Check your connection and try again.',
    retry: 'Retry',
  },
  fr: {
    title: "Cette page n'a pas pu s'afficher",
    text: "Une partie du site n'est pas arrivée. Vérifiez votre connexion et réessayez.",
    retry: 'Réessayer',
  },
};

/** Shows a panel, without any library, when the public module is missing and there is no server-rendered markup. */
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
