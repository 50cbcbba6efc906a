import type { ModulePreview } from '@vitral/sdk/contracts/module-previews';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Button, Card, Fact, Facts, Stack, Typography } from '@vitral/sdk/ui';
import { Link } from '@vitral/sdk/router';
import { CopyField } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { ReleaseMark } from '../shared/release-mark.tsx';

interface PreviewCardProps {
  preview: ModulePreview;
  onEnd: () => void;
}

export function PreviewCard({ preview, onEnd }: PreviewCardProps) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime, number } = useFormats();
  const id = useId();
  const { name, path, releases, createdBy, createdAt, updatedAt, endsAt, isUsable } = preview;
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, listStyle: 'none' }}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="h2" id={id} sx={HEADING}>
            {name}
          </Typography>
          {preview.errors > 0 && (
            <Button
              component={Link}
              to={`/admin/debug?preview=${name}`}
              aria-label={t('module-previews.listErrorsOf', { name })}
            >
              {t('module-previews.listErrors')}
            </Button>
          )}
          <Button color="error" aria-label={t('module-previews.endOf', { name })} onClick={onEnd}>
            {t('module-previews.end')}
          </Button>
        </Stack>
        {!isUsable && <Alert severity="warning">{t('module-previews.unusable')}</Alert>}
        <CopyField label={t('module-previews.link')} value={`${location.origin}${path}`} />
        <Facts>
          {releases.map((release) => (
            <Fact key={release.id} term={release.name}>
              <ReleaseMark release={release} />
            </Fact>
          ))}
          <Fact term={t('module-previews.endsAt')}>{dateTime(endsAt)}</Fact>
          <Fact term={t('module-previews.createdBy')}>
            {t('module-previews.createdByText', { name: createdBy, when: dateTime(createdAt) })}
          </Fact>
          <Fact term={t('module-previews.updatedAt')}>{dateTime(updatedAt)}</Fact>
          <Fact term={t('module-previews.failures')}>
            {t('module-previews.failuresText', {
              failures: number(preview.failures),
              pages: number(preview.pages),
              errors: number(preview.errors),
            })}
          </Fact>
        </Facts>
      </Stack>
    </Card>
  );
}

const HEADING = { flexGrow: 1, fontSize: '1.1875rem', overflowWrap: 'anywhere' } as const;
