import type { ReleaseSetSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Chip } from '@vitral/ui';

interface SetMembersProps {
  set: ReleaseSetSummary;
  /** Members that are also in the active set are outlined. */
  active: ReleaseSetSummary;
}

/** The releases of a set; those that are not active are highlighted. */
export function SetMembers({ set, active }: SetMembersProps) {
  const { t } = useTranslation('mfe-settings');
  const current = new Set(active.releases.map(({ id }) => id));
  return (
    <Box
      component="ul"
      aria-label={t('history.members')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}
    >
      {set.releases.map(({ id, name, version, isRemoved }) => {
        const text = isRemoved ? `${name} ${version} (${t('modules.isRemoved')})` : `${name} ${version}`;
        return (
          <li key={id}>
            <Chip
              size="small"
              variant={current.has(id) ? 'outlined' : 'filled'}
              color={current.has(id) ? 'default' : 'primary'}
              label={text}
              sx={{ maxWidth: 1, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
            />
          </li>
        );
      })}
    </Box>
  );
}
