import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Icon,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@vitral/sdk/ui';
import { useId } from 'react';
import { useDownload } from './use-download.ts';
import { inlineFileUrl } from './content-file.ts';
import { hasInlinePreview, PreviewBody } from './preview-body.tsx';

export interface PreviewDialogProps {
  item: ContentItem;
  onClose: () => void;
}

/** Previews a file: pictures, videos and PDFs inline, other files by name and description. */
export function PreviewDialog({ item, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const download = useDownload();
  const id = useId();
  const { title, type, dimensions } = item;
  const facts = [t(`type.${type}`), fileSize(item.fileSize)];
  if (dimensions) facts.push(t('preview.dimensions', dimensions));

  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="lg" aria-labelledby={id}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', pr: 2, pt: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <DialogTitle id={id} sx={{ pb: 0 }}>
            {title}
          </DialogTitle>
          <Typography variant="body2" color="textSecondary" sx={{ px: 3, pb: 1.5 }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
        <IconButton aria-label={t('actions.close')} onClick={onClose} sx={{ mt: 0.75 }}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      <DialogContent dividers sx={{ p: 0, display: 'flex', bgcolor: 'background.default' }}>
        <PreviewBody key={item.filename} item={item} />
      </DialogContent>
      <DialogActions sx={{ '&&': { pt: 2 }, flexWrap: 'wrap', rowGap: 1 }}>
        {hasInlinePreview(item) && (
          <Button
            href={inlineFileUrl(item.id)}
            target="_blank"
            rel="noopener"
            startIcon={<Icon name="open_in_new" />}
          >
            {t('preview.openInTab')}
          </Button>
        )}
        <Button variant="contained" startIcon={<Icon name="download" />} onClick={() => download(item)}>
          {t('materials.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
