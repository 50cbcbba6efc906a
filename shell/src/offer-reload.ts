import type { Language } from '@vitral/contracts/languages';

const RETRY: Record<Language, string> = { es: 'Reintentar', en: 'Retry', fr: 'Réessayer' };

/** Last resort when nothing else loaded: a button that reloads the page. Markup of the server stays as it is. */
export function offerReload(language: Language): void {
  const root = document.getElementById('root');
  if (!root || root.firstElementChild) return;
  const button = document.createElement('button');
  button.textContent = RETRY[language];
  button.onclick = () => location.reload();
  root.append(button);
  root.className = 'module-failure';
}
