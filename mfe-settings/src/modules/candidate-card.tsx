import { isApiError } from '@vitral/sdk/api-client';
import type { ReleaseChannel } from '@vitral/sdk/contracts/releases';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Card, notify, Stack, Typography } from '@vitral/sdk/ui';
import { Form } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { ReleaseMark } from '../shared/release-mark.tsx';
import { changeShare, promote, useChannelChange, withdraw } from './channel-changes.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { RefusalAlert } from './refusal.tsx';
import { isShare, ShareField } from './share-field.tsx';

interface CandidateProps {
  channel: ReleaseChannel;
  candidate: NonNullable<ReleaseChannel['candidate']>;
}

export function CandidateCard({ channel, candidate }: CandidateProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const [dialog, setDialog] = useState<'promote' | 'withdraw' | null>(null);
  const { name, version } = candidate.release;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, borderLeft: 5, borderLeftColor: 'secondary.main' }}
    >
      <Typography variant="h2" id={id}>
        {t('modules.candidateTitle', { name })}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2 }}>
        <ReleaseMark release={candidate.release} />
      </Typography>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: { md: 'flex-start' } }}
      >
        <Box sx={{ flexGrow: 1, maxWidth: { md: 560 } }}>
          <CandidateShare channel={channel} candidate={candidate} />
        </Box>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setDialog('promote')}>
            {t('modules.promote')}
          </Button>
          <Button color="error" onClick={() => setDialog('withdraw')}>
            {t('modules.withdraw')}
          </Button>
        </Stack>
      </Stack>
      {dialog === 'promote' && (
        <ChannelDialog
          title={t('modules.promoteTitle', { name, version })}
          text={t('modules.promoteText')}
          confirmLabel={t('modules.promote')}
          success={t('modules.activated', { name, version })}
          change={() => promote({ from: channel.active.id })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'withdraw' && (
        <ChannelDialog
          title={t('modules.withdrawTitle', { name, version })}
          text={t('modules.withdrawText')}
          confirmLabel={t('modules.withdraw')}
          success={t('modules.withdrawn', { name, version })}
          isDestructive
          change={() => withdraw(channel.version)}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  );
}

/** A form for the share of visitors. Typed input stays when somebody else changes the share. */
function CandidateShare({ channel, candidate }: CandidateProps) {
  const { t } = useTranslation('mfe-settings');
  const [chosen, setChosen] = useState<number | null>(null);
  const { mutate, isPending, error } = useChannelChange(changeShare, ({ share: saved }) => {
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
      <RefusalAlert error={isPending ? null : error} />
    </Form>
  );
}
