import { useTranslation } from '@vitral/i18n';
import type { BulkAction } from './bulk-props.ts';

/** The actions of a list whose items have a switch. */
export function useSwitchActions(): BulkAction[] {
  const { t } = useTranslation();
  return [
    { icon: 'visibility', label: t('bulk.activate'), body: { action: 'activate' } },
    { icon: 'visibility_off', label: t('bulk.deactivate'), body: { action: 'deactivate' } },
  ];
}
