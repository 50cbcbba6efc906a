import { isApiError } from '@vitral/api-client';
import type { ReleaseChannel } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, notify, Stack, Typography } from '@vitral/ui';
import { Form } from '@vitral/ui/forms';
import { useState } from 'react';
import type { Candidate } from './candidate-card.tsx';
import { useChangeShare } from './channel-changes.ts';
import { Refusal } from './refusal.tsx';
import { isShare, ShareField } from './share-field.tsx';

interface CandidateShareProps {
  channel: ReleaseChannel;
  candidate: Candidate;
}

/** A form for the share of visitors. Its input is preserved when somebody else changes the share meanwhile. */
export function CandidateShare({ channel, candidate }: CandidateShareProps) {
  const { t } = useTranslation('mfe-settings');
  const [chosen, setChosen] = useState<number | null>(null);
  const { mutate, isPending, error } = useChangeShare(({ share: saved }) => {
    setChosen(null);
    notify.success(t('modules.shareSaved', { share: saved }));
  });
  const share = chosen ?? candidate.share;
  const isChanged = chosen !== null && chosen !== candidate.share;
  const isStale = isApiError(error) && error.code === 'modules.stale';
  return (
    <Form
      aria-label={t('modules.share')}
      spacing={1.5}
      onSubmit={() => {
        if (isChanged && isShare(share)) mutate({ share, version: channel.version });
      }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <ShareField value={share} onChange={setChosen} />
        <Button
          type="submit"
          variant="outlined"
          loading={isPending}
          disabled={!isChanged || !isShare(share)}
          sx={{ flexShrink: 0, alignSelf: 'flex-start', mt: 0.25 }}
        >
          {t('actions.save')}
        </Button>
      </Stack>
      {isStale && isChanged && <Typography>{t('modules.shareNow', { share: candidate.share })}</Typography>}
      <Refusal error={isPending ? null : error} />
    </Form>
  );
}
