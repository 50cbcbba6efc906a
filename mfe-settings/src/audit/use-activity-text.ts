import type { Activity } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useMemo } from 'react';

export type Deed = Pick<Activity, 'verb' | 'noun' | 'itemName' | 'actorName'>;

/** What people also do to their own accounts. */
const OWN = new Set(['changed-password', 'ended-sessions', 'secured', 'unsecured']);

/** Says in the reader's language who did what; what has no words yet is said with the wire's own. */
export function useActivityText() {
  const { t } = useTranslation('mfe-settings');
  return useMemo(() => textsOf(t), [t]);
}

function textsOf(t: ReturnType<typeof useTranslation>['t']) {
  /** Settings are named by their key, everything else by the name that people gave it. */
  const itemText = ({ noun, itemName }: Deed) =>
    itemName && noun === 'site-config'
      ? t(`site-config.keys.${itemName}`, { defaultValue: itemName })
      : itemName;

  return {
    // Whoever is refused is nobody yet.
    actorText: ({ actorName, noun }: Deed) =>
      actorName ?? t(noun === 'security' ? 'audit.somebody' : 'audit.server'),
    itemText,
    nounText: ({ noun }: Deed) => t(`audit.nouns.${noun}`, { defaultValue: noun }),
    verbText: ({ verb }: Deed) => t(`audit.verbs.${verb}`, { defaultValue: verb }),
    sentence: (deed: Deed & { description?: string }) =>
      t(`activity.${deed.verb}`, {
        context: contextOf(deed),
        actor: deed.actorName ?? t('audit.server'),
        noun: t(`activity.${deed.verb === 'exported' ? 'lists' : 'nouns'}.${deed.noun}`, {
          defaultValue: deed.noun,
        }),
        item: itemText(deed),
        defaultValue: deed.description,
      }),
  };
}

/** `own`: somebody did it to the own account; `set`: to all modules at once. */
function contextOf({ verb, noun, itemName, actorName }: Deed): string | undefined {
  if (!itemName) return noun === 'modules' && verb === 'activated' ? 'set' : undefined;
  return noun === 'users' && OWN.has(verb) && itemName === actorName ? 'own' : 'named';
}
