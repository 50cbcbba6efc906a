import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Typography } from '@vitral/sdk/ui';
import { RevisionHistory } from '../shared/revision-history.tsx';
import { differingParts } from './page-parts.ts';
import { PartNames } from './part-names.tsx';
import { toContent } from './site-page-form.ts';
import { revisionsOf } from './site-pages.queries.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

interface SitePageHistoryProps {
  editor: SitePageEditorState;
  onClose: () => void;
}

/** Published revisions of a page: when, by whom, and in which parts each differs from the form. */
export function SitePageHistory({ editor, onClose }: SitePageHistoryProps) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { base, form, isDirty, start, types } = editor;
  const now = toContent(form.getValues());
  return (
    <RevisionHistory
      noun="site-pages"
      query={revisionsOf(base.id)}
      replacesWork={isDirty || base.draft !== null}
      onRestore={(revision) => start({ name: 'restore', revision })}
      onClose={onClose}
    >
      {({ content, publishedAt, publishedBy }, restoreButton) => {
        const parts = differingParts(now, content);
        return (
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {dateTime(publishedAt)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
              {[publishedBy ?? t('site-pages.somebody'), content.title].join(' · ')}
            </Typography>
            <Typography variant="body2">
              {t(parts.length > 0 ? 'site-pages.differsIn' : 'site-pages.asNow')}
            </Typography>
            {parts.length > 0 && (
              <>
                <PartNames parts={parts} contents={[content, now]} types={types} />
                {restoreButton}
              </>
            )}
          </Box>
        );
      }}
    </RevisionHistory>
  );
}
