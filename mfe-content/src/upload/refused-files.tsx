import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert, AlertTitle, Box } from '@vitral/ui';
import type { Refusal } from './file-checks.ts';

interface RefusedFilesProps {
  refused: readonly Refusal[];
  onDismiss?: () => void;
}

/** Lists the refused files with their reasons. */
export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onDismiss} closeText={t('actions.close')}>
      <AlertTitle sx={{ fontWeight: 700 }}>{t('upload.refused', { count: refused.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {refused.map(({ name, reason, limit }, index) => (
          <li key={`${name}-${index}`}>
            {t(`upload.refusedFor.${reason}`, { file: name, limit: fileSize(limit) })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
