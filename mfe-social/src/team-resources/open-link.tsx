import type { TeamResource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon } from '@vitral/ui';
import { useCountAccess } from './use-count-access.ts';

const MIDDLE_BUTTON = 1;

/** A link that opens a resource in a new window without an opener and counts the access. */
export function OpenLink({ resource }: { resource: TeamResource }) {
  const { t } = useTranslation('mfe-social');
  const countAccess = useCountAccess();
  const { type, title, url } = resource;
  const action = t(type === 'meeting' ? 'team-resources.join' : 'team-resources.access');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<NavigationIcon name="open_in_new" fontSize="small" />}
      aria-label={t('team-resources.openLabel', { action, title })}
      onClick={() => countAccess(resource)}
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && countAccess(resource)}
      sx={{ flexShrink: 0 }}
    >
      {action}
    </Button>
  );
}
