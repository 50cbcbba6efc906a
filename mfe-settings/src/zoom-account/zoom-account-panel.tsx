import { useSuspenseQuery } from '@tanstack/react-query';
import type { ZoomAccount } from '@vitral/sdk/contracts/zoom-account';
import { ZOOM_EVENTS_PATH } from '@vitral/sdk/contracts/zoom-calls';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Typography } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { Detail } from '../shared/detailed-text.tsx';
import { SecretActions } from '../shared/secret-actions.tsx';
import { SettingCard } from '../settings/setting-card.tsx';
import { ZoomAccountForm } from './zoom-account-form.tsx';
import { useDeleteZoomAccount, useTestZoomAccount, zoomAccountQuery } from './zoom-account.queries.ts';

/** Permissions that the app in Zoom needs (docs/zoom.md). */
const SCOPES = [
  'meeting:write:meeting:admin',
  'meeting:read:meeting:admin',
  'meeting:update:meeting:admin',
  'meeting:delete:meeting:admin',
  'meeting:read:list_meetings:admin',
  'meeting:read:past_meeting:admin',
];

/** The Zoom account in which the calls of live sessions are created. It contains a form, so it must not be nested in one. */
export function ZoomAccountPanel() {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('zoom-account.title')}
      text={t('zoom-account.text')}
      failure={t('zoom-account.fetchFailed')}
    >
      <StoredAccount />
    </SettingCard>
  );
}

function StoredAccount() {
  const { t } = useTranslation('mfe-settings');
  const { data: account } = useSuspenseQuery(zoomAccountQuery);
  const isSet = account.version > 0;
  return (
    <>
      <AccountState account={account} />
      <Detail>{t('zoom-account.scopes', { scopes: SCOPES.join(', ') })}</Detail>
      <ZoomAccountForm account={account} />
      {isSet && <AccountActions key={account.version} />}
      <CopyField
        label={t('zoom-account.eventsUrl')}
        value={`${window.location.origin}${ZOOM_EVENTS_PATH}`}
        hint={t('zoom-account.eventsHint')}
      />
    </>
  );
}

function AccountState({ account: { clientSecretEnd, updatedAt } }: { account: ZoomAccount }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  if (clientSecretEnd === null || updatedAt === null) {
    return <Typography variant="body2">{t('zoom-account.unset')}</Typography>;
  }
  return (
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {t('api-keys.set', { lastFour: clientSecretEnd, time: dateTime(updatedAt) })}
    </Typography>
  );
}

function AccountActions() {
  const { t } = useTranslation('mfe-settings');
  return (
    <SecretActions
      noun="zoom-account"
      name="Zoom"
      removeText={t('zoom-account.removeText')}
      test={useTestZoomAccount()}
      removal={useDeleteZoomAccount()}
    />
  );
}
