import { fieldIn, isLanguage, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { pagePath, type SitePageState } from '@vitral/sdk/contracts/site-pages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Chip, Icon, type IconName, Stack, Typography } from '@vitral/sdk/ui';
import { LinearProgress } from '@vitral/sdk/ui/data';
import { CommentsButton, ReviewButton, ReviewNote } from '@vitral/sdk/ui/forms';
import { useWatch } from 'react-hook-form';
import { EditorHeader, HeaderButton } from '../shared/editor-header.tsx';
import type { SitePageDialog } from './site-page-dialogs.tsx';
import { textsOfPage, written } from './page-texts.ts';
import type { SitePageForm } from './site-page-form.ts';
import type { SitePageEditorState } from './use-site-page-editor.ts';

interface SitePageHeaderProps {
  editor: SitePageEditorState;
  onOpen: (dialog: SitePageDialog) => void;
}

/** State of the page, with its less frequent actions: scheduling, history, discarding the draft, unpublishing, deleting. */
export function SitePageHeader({ editor, onOpen }: SitePageHeaderProps) {
  const { t, i18n } = useTranslation('mfe-content');
  const { base, isDirty, conflict } = editor;
  const { published, draft, fixed, failure } = base;
  const canDiscard = isDirty || (draft !== null && published !== null);
  const button = (dialog: SitePageDialog, icon: IconName, text: string) => (
    <HeaderButton
      icon={icon}
      isDestructive={!['schedule', 'history', 'share-preview'].includes(dialog)}
      onClick={() => onOpen(dialog)}
    >
      {t(text)}
    </HeaderButton>
  );
  return (
    <EditorHeader
      state={<StateChips state={base} />}
      actions={
        !conflict && (
          <>
            {published && (
              <Button
                href={pathOf(published, i18n.language)}
                target="_blank"
                rel="noopener"
                startIcon={<Icon name="open_in_new" />}
              >
                {t('site-pages.view')}
              </Button>
            )}
            {button('schedule', 'schedule', 'site-pages.schedule')}
            {button('history', 'history', 'site-pages.history')}
            {button('share-preview', 'share', 'site-pages.share-preview')}
            <CommentsButton noun="site-pages" id={base.id} />
            <ReviewButton noun="site-pages" id={base.id} version={base.version} />
            {canDiscard && button('discard', 'restore', 'actions.discard')}
            {published && !fixed && button('unpublish', 'visibility_off', 'site-pages.unpublish')}
            {!published && button('delete', 'delete', 'actions.delete')}
          </>
        )
      }
    >
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('site-pages.scheduleFailed', { reason: t(`errors:${failure}`, { slug: draft?.slug }) })}
        </Alert>
      )}
      <ReviewNote noun="site-pages" id={base.id} />
      <Completeness editor={editor} />
    </EditorHeader>
  );
}

function pathOf(page: SitePageForm, language: string): string {
  const code = isLanguage(language) ? language : 'es';
  const slug = { ...page }[fieldIn('slug', code)] || page.slug;
  return `/${code}${pagePath(slug)}`;
}

/** Chips for the state of a page: whether it is published, whether it has a newer draft, and when its schedule changes that. */
function StateChips({ state }: { state: SitePageState }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const { published, draft, fixed, publishAt, unpublishAt, editedBy, editedAt } = state;
  const edited = { name: editedBy ?? t('site-pages.somebody'), when: dateTime(editedAt) };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Chip
        size="small"
        variant="outlined"
        color={published ? 'success' : 'default'}
        label={t(published ? 'site-pages.status.published' : 'site-pages.status.draft')}
      />
      {fixed && <Chip size="small" variant="outlined" label={t('site-pages.fixed')} />}
      {published && draft && (
        <Chip size="small" color="warning" variant="outlined" label={t('site-pages.status.changed')} />
      )}
      {publishAt && (
        <Chip size="small" color="info" label={t('site-pages.publishesAt', { when: dateTime(publishAt) })} />
      )}
      {unpublishAt && (
        <Chip
          size="small"
          color="info"
          label={t('site-pages.unpublishesAt', { when: dateTime(unpublishAt) })}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {t('site-pages.editedBy', edited)}
      </Typography>
    </Stack>
  );
}

/** Progress of each language, updated while the user types. */
function Completeness({ editor: { form, types } }: { editor: SitePageEditorState }) {
  const { t } = useTranslation('mfe-content');
  const values = useWatch({ control: form.control, compute: (all: SitePageForm) => all });
  const texts = textsOfPage(values, types);
  return (
    <Box sx={PROGRESS}>
      {LANGUAGES.map((language) => {
        const name = t(`language.${language}`);
        const done = written(texts, language);
        const color = done === texts.length ? 'success' : 'warning';
        return (
          <Box key={language} sx={{ minWidth: 0 }}>
            <Typography variant="body2" color={color} sx={{ fontWeight: 600 }}>
              {t('landing-content.progress', { name, done, total: texts.length })}
            </Typography>
            <LinearProgress
              variant="determinate"
              color={color}
              value={texts.length === 0 ? 0 : (done / texts.length) * 100}
              aria-label={name}
              sx={{ height: 6, borderRadius: 3, mt: 0.5 }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

const PROGRESS = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
} as const;
