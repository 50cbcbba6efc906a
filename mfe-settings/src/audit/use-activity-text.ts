import type { Activity } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';

export type Deed = Pick<Activity, 'verb' | 'noun' | 'itemName' | 'actorName'>;

/** Says in the reader's language who did what; what has no words yet is said with the wire's own. */
export function useActivityText() {
  const { t } = useTranslation('mfe-settings');
  /** Settings are named by their key, everything else by the name that people gave it. */
  const itemText = ({ noun, itemName }: Deed) =>
    itemName && noun === 'site-config'
      ? t(`site-config.keys.${itemName}`, { defaultValue: itemName })
      : itemName;

  return {
    actorText: ({ actorName }: Deed) => actorName ?? t('audit.server'),
    itemText,
    nounText: ({ noun }: Deed) => t(`audit.nouns.${noun}`, { defaultValue: noun }),
    verbText: ({ verb }: Deed) => t(`audit.verbs.${verb}`, { defaultValue: verb }),
    sentence: (deed: Deed & { description: string }) =>
      t(`activity.${deed.verb}`, {
        context: deed.itemName ? 'named' : undefined,
        actor: deed.actorName ?? t('audit.server'),
        noun: t(`activity.nouns.${deed.noun}`, { defaultValue: deed.noun }),
        item: itemText(deed),
        defaultValue: deed.description,
      }),
  };
}
