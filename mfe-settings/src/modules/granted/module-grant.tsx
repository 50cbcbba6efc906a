import { useSuspenseQuery } from '@tanstack/react-query';
import { askText, type ModuleGrant as Grant } from '@vitral/sdk/contracts/module-grants';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, TitledCard, Typography } from '@vitral/sdk/ui';
import { modulesQuery } from '../../shared/release-names.ts';
import { useAskText } from '../use-ask-text.ts';
import { moduleGrantQuery } from './module-grant.queries.ts';
import { ReceiversForm } from './receivers-form.tsx';
import { receiversOf } from './receivers.ts';

/** The grant of a module of another repository: its content, author and time, and the roles with each permission. */
export function ModuleGrant({ name }: { name: string }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { data: grant } = useSuspenseQuery(moduleGrantQuery(name));
  const { data: modules } = useSuspenseQuery(modulesQuery);
  const isActive = Boolean(modules.find((module) => module.name === name)?.active);
  const { grantedAt, grantedBy, permissions } = grant;
  return (
    <TitledCard title={t('granted.title', { name })}>
      <Typography variant="body2" color="textSecondary">
        {grantedAt === null
          ? t('granted.nothing')
          : t('granted.byAndAt', { name: grantedBy, time: dateTime(grantedAt) })}
      </Typography>
      {grantedAt !== null && !isActive && <Alert severity="info">{t('granted.inactive')}</Alert>}
      {isActive && permissions.length === 0 && <Typography>{t('granted.noPermissions')}</Typography>}
      {permissions.length > 0 && <ReceiversForm name={name} grant={grant} />}
      <GrantedAsks grant={grant} />
    </TitledCard>
  );
}

/** Everything but the permissions of the module, which the form names. */
function GrantedAsks({ grant: { asks, permissions } }: { grant: Grant }) {
  const { t } = useTranslation('mfe-settings');
  const textOf = useAskText(permissions, receiversOf(permissions));
  const others = asks.filter(({ kind }) => kind !== 'own-permission');
  if (others.length === 0) return null;
  return (
    <div>
      <Typography>{t('granted.mayAlso')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {others.map((ask) => (
          <li key={askText(ask)}>{textOf(ask)}</li>
        ))}
      </Box>
    </div>
  );
}
