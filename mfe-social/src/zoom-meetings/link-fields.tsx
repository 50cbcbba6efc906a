import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormSwitch, FormTextField, useFields } from '@vitral/sdk/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { isWebLink, type MeetingValues } from './meeting-values.ts';
import { ZOOM_MEETINGS, zoomCallsQuery } from './zoom-meetings.queries.ts';

interface LinkFieldProps {
  control: Control<MeetingValues>;
}

/** The link to the call: typed in, or filled in by the server while the call is managed in Zoom. */
export function LinkField({ control }: LinkFieldProps) {
  const { t } = useTranslation('mfe-social');
  const field = useFields(ZOOM_MEETINGS, control);
  const isManaged = useWatch({ control, name: 'isManagedInZoom' });
  return (
    <FormTextField
      {...field('zoomLink')}
      required={!isManaged}
      disabled={isManaged}
      {...(isManaged ? { hint: t('zoom-meetings.managedHint') } : { limit: LIMITS.url })}
      check={(link) => (isManaged || isWebLink(link) ? undefined : t('zoom-meetings.linkWrong'))}
    />
  );
}

/** Chooses whether the call is managed in Zoom. Absent without a Zoom account, unless it is managed already. */
export function ManagedInZoomSwitch({ control }: LinkFieldProps) {
  const field = useFields(ZOOM_MEETINGS, control);
  const isManaged = useWatch({ control, name: 'isManagedInZoom' });
  const { data } = useQuery(zoomCallsQuery);
  if (!isManaged && !data?.hasAccount) return null;
  return <FormSwitch {...field('isManagedInZoom')} />;
}
