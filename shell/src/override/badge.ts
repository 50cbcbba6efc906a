import type { Language } from '@vitral/contracts/languages';
import type { BootOverride } from '@vitral/contracts/modules';
import { showBar } from '../bar/bar.ts';
import { reload } from '../page/navigation.ts';

interface BadgeTexts {
  label: string;
  text: (module: string, url: string, time: string) => string;
  reset: string;
  failed: string;
}

const TEXTS: Record<Language, BadgeTexts> = {
  es: {
    label: 'Módulo en desarrollo',
    text: (module, url, time) => `${module} viene de ${url} hasta las ${time}, solo para ti`,
    reset: 'Restablecer',
    failed: 'No se pudo restablecer. Revisa tu conexión e inténtalo de nuevo.',
  },
  en: {
    label: 'Module under development',
    text: (module, url, time) => `${module} comes from ${url} until ${time}, for you alone`,
    reset: 'Reset',
    failed: 'It could not be reset. Check your connection and try again.',
  },
  fr: {
    label: 'Module en développement',
    text: (module, url, time) => `${module} vient de ${url} jusqu'à ${time}, pour vous seulement`,
    reset: 'Rétablir',
    failed: 'Le rétablissement a échoué. Vérifiez votre connexion et réessayez.',
  },
};

/** Shows on every page of this session which module is loaded from a developer's machine, with a button to end the override. */
export function showBadge({ module, address: url, expiresAt }: BootOverride, language: Language): void {
  const texts = TEXTS[language];
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const badge = showBar({
    label: texts.label,
    text: texts.text(module, url, time.format(new Date(expiresAt))),
  });
  const button = badge.addButton(texts.reset, () => {
    button.disabled = true;
    // Reloads after any response: the next page shows the actual state.
    fetch('/api/modules/override', { method: 'DELETE' }).then(reload, () => {
      button.disabled = false;
      badge.setText(texts.failed);
    });
  });
}
