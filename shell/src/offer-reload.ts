import type { Language } from '@vitral/contracts/languages';

const RETRY: Record<Language, string> = { es: 'Reintentar', en: 'Retry', fr: 'Réessayer' };

/**
 * Shows a button that reloads an empty page, for when nothing else has loaded. Leaves a page with the server's markup
 * unchanged.
 */
export function offerReload(language: Language): void {
  const root = document.getElementById('root');
  if (!root || root.firstElementChild) return;
  const button = document.createElement('button');
  button.textContent = RETRY[language];
  button.onclick = () => location.reload();
  root.append(button);
  root.className = 'module-failure';
}
