import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Switch } from '@vitral/ui/forms';
import { useToggleContent } from './content.queries.ts';

/** Shows or hides a file: switches at once, and back again if the server refuses. */
export function VisibleSwitch({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending, variables } = useToggleContent();
  return (
    <Switch
      checked={isPending ? !variables.isVisible : item.isVisible}
      // A disabled switch would lose the focus, so it stays enabled while the request is pending.
      onChange={() => !isPending && mutate(item)}
      slotProps={{
        input: { role: 'switch', 'aria-label': t('content.visibleSwitch', { title: item.title }) },
      }}
    />
  );
}
