import { useTranslation } from '@vitral/i18n';
import { SettingCard } from '../../settings/setting-card.tsx';
import { OverrideForm } from './override-form.tsx';
import { OverrideState } from './override-state.tsx';
import { readOverride } from './read-override.ts';

/** This one session takes a module from its developer's own machine; nobody else is affected. */
export function OverridePanel() {
  const { t } = useTranslation('mfe-settings');
  const override = readOverride();
  return (
    <SettingCard title={t('override.title')} text={t('override.text')}>
      {override ? <OverrideState override={override} /> : <OverrideForm />}
    </SettingCard>
  );
}
