import { lazyComponent } from '@vitral/sdk/ui';
import { SettingColumns } from '../../settings/setting-card.tsx';
import type { SettingsTabProps } from './settings-tab-props.ts';

const AccessTokensPanel = lazyComponent(
  'access-tokens-panel',
  async () => (await import('../../access-tokens/access-tokens-panel.tsx')).AccessTokensPanel,
  () => null,
);
const WebhooksPanel = lazyComponent(
  'webhooks-panel',
  async () => (await import('../../webhooks/webhooks-panel.tsx')).WebhooksPanel,
  () => null,
);

/** The tokens and the webhooks of other programs. Nothing of it is part of the form. */
export function ProgramsTab({ wasOpened }: SettingsTabProps) {
  return wasOpened && <SettingColumns first={<AccessTokensPanel />} second={<WebhooksPanel />} />;
}
