import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, Stack } from '@vitral/ui';
import type { MaterialActions } from './material-actions.ts';

interface MaterialButtonsProps {
  material: ContentItem;
  actions: MaterialActions;
}

/** Buttons that every role has. */
export function MaterialButtons({ material, actions }: MaterialButtonsProps) {
  const { t } = useTranslation('mfe-content');
  const { title } = material;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
      <Button
        variant="outlined"
        startIcon={<NavigationIcon name="download" />}
        aria-label={t('content.download', { title })}
        onClick={() => actions.download(material)}
      >
        {t('materials.download')}
      </Button>
      <Button
        startIcon={<NavigationIcon name="visibility" />}
        aria-label={t('materials.previewOf', { title })}
        onClick={() => actions.preview(material)}
      >
        {t('materials.preview')}
      </Button>
    </Stack>
  );
}
