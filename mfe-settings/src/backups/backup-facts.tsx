import type { Backup } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';

/** File name and origin of a backup. */
export function BackupName({ backup: { filename, origin, actorName } }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const how = t(`backups.origins.${origin}`);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {filename}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {actorName ? t('backups.by', { how, name: actorName }) : how}
      </Typography>
    </Box>
  );
}

/** Size of a backup and its numbers of rows and files; a dash while they are unknown. */
export function BackupContents({ backup: { size, rows, files } }: { backup: Backup }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize, number } = useFormats();
  if (size === null) return <Typography variant="body2">—</Typography>;
  return (
    <Box sx={{ lineHeight: 1.35 }}>
      <Typography variant="body2">{fileSize(size)}</Typography>
      {rows !== null && files !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('backups.rows', { count: rows, shown: number(rows) })}
          {' · '}
          {t('backups.files', { count: files, shown: number(files) })}
        </Typography>
      )}
    </Box>
  );
}
