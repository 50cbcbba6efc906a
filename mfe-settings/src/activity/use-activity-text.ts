import type { Activity } from '@vitral/sdk/contracts/admin-stats';
import { useTranslation } from '@vitral/sdk/i18n';
import { useMemo } from 'react';

export type ActivityEvent = Pick<Activity, 'verb' | 'noun' | 'itemName' | 'actorName'>;

/** Actions on accounts that people also perform for themselves. */
const OWN = new Set([
  'changed-password',
  'ended-sessions',
  'secured',
  'unsecured',
  'renewed-recovery-codes',
  'added-passkey',
  'renamed-passkey',
  'removed-passkey',
  'linked-login',
  'unlinked-login',
]);

/** Describes activities in the reader's language; untranslated verbs and nouns fall back to the API's text. */
export function useActivityText() {
  const { t } = useTranslation('mfe-settings');
  return useMemo(() => textsOf(t), [t]);
}

function textsOf(t: ReturnType<typeof useTranslation>['t']) {
  /** Site settings get the label of their key; every other item has its own name. */
  const itemText = ({ noun, itemName }: ActivityEvent) =>
    itemName && noun === 'site-config'
      ? t(`site-config.keys.${itemName}`, { defaultValue: itemName })
      : itemName;

  return {
    actorText: ({ actorName }: ActivityEvent) => actorName ?? t('audit.server'),
    itemText,
    nounText: ({ noun }: ActivityEvent) => t(`audit.nouns.${noun}`, { defaultValue: noun }),
    verbText: ({ verb }: ActivityEvent) => t(`audit.verbs.${verb}`, { defaultValue: verb }),
    sentence: (event: ActivityEvent & { description?: string }) =>
      t(`activity.${event.verb}`, {
        context: contextOf(event),
        actor: event.actorName ?? t('audit.server'),
        noun: t(`activity.${event.verb === 'exported' ? 'lists' : 'nouns'}.${event.noun}`, {
          defaultValue: event.noun,
        }),
        item: itemText(event),
        defaultValue: event.description,
      }),
  };
}

/** `own`: people acted on their own account; `set`: all modules were activated at once. */
function contextOf({ verb, noun, itemName, actorName }: ActivityEvent): string | undefined {
  if (!itemName) return noun === 'modules' && verb === 'activated' ? 'set' : undefined;
  return noun === 'users' && OWN.has(verb) && itemName === actorName ? 'own' : 'named';
}
