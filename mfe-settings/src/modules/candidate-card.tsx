import type { ReleaseChannel } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Button, Card, Stack, Typography } from '@vitral/ui';
import { useId, useState } from 'react';
import { PromoteDialog, WithdrawDialog } from './candidate-dialogs.tsx';
import { CandidateShare } from './candidate-share.tsx';
import { ReleaseMark } from '../shared/release-mark.tsx';

export type Candidate = NonNullable<ReleaseChannel['candidate']>;

interface CandidateCardProps {
  channel: ReleaseChannel;
  candidate: Candidate;
}

/** The candidate, its share of visitors, and buttons to activate or withdraw it. */
export function CandidateCard({ channel, candidate }: CandidateCardProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const [dialog, setDialog] = useState<'promote' | 'withdraw' | null>(null);
  const close = () => setDialog(null);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, borderLeft: 5, borderLeftColor: 'secondary.main' }}
    >
      <Typography variant="h2" id={id}>
        {t('modules.candidateTitle', { name: candidate.release.name })}
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
      {dialog === 'promote' && <PromoteDialog channel={channel} candidate={candidate} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog channel={channel} candidate={candidate} onClose={close} />}
    </Card>
  );
}
