import type { ReleaseFile } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Accordion, AccordionDetails, AccordionSummary, Box, NavigationIcon, Typography } from '@vitral/ui';
import { Code } from '../shared/release-mark.tsx';

/** The files of a release with their hashes, largest first; collapsed initially. */
export function ReleaseFileList({ files }: { files: readonly ReleaseFile[] }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const sorted = [...files].sort((one, other) => other.size - one.size);
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<NavigationIcon name="expand_more" />}>
        <Typography>{t('modules.files', { count: files.length })}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {sorted.map(({ path, size, sha256 }) => (
            <Box key={path} component="li" sx={{ overflowWrap: 'anywhere' }}>
              <Code>{path}</Code> · {fileSize(size)}
              <Typography variant="body2" color="textSecondary">
                <Code>{sha256}</Code>
              </Typography>
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
