import type { Boot, BootOverride } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { SettingCard } from '../../settings/setting-card.tsx';
import { OverrideForm } from './override-form.tsx';
import { OverrideState } from './override-state.tsx';

/** Loads a module from the developer's machine, in the current session only. */
export function OverridePanel() {
  const { t } = useTranslation('mfe-settings');
  const override = readOverride();
  return (
    <SettingCard title={t('override.title')} text={t('override.text')}>
      {override ? <OverrideState override={override} /> : <OverrideForm />}
    </SettingCard>
  );
}

/** Reads the active override from the page's boot block. */
function readOverride(): BootOverride | null {
  const block = document.getElementById('boot')?.textContent;
  return (block && (JSON.parse(block) as Boot).override) || null;
}
