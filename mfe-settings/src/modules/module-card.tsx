import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isOwnRelease } from '@vitral/sdk/contracts/modules';
import type { ModuleSummary, ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link, useLocation } from '@vitral/sdk/router';
import { Box, Button, Card, Fact, Facts, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { useItemAddress } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { Detail } from '../shared/detailed-text.tsx';
import { ReleaseMark } from '../shared/release-mark.tsx';
import { deactivate, rollBack } from './channel-changes.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { EnvironmentLine } from './environments/environment-line.tsx';
import { figuresOfRelease, LoadFigures } from './load-figures.tsx';
import { channelQuery, healthQuery } from './modules.queries.ts';
import { ReleaseTaskDialog, type ReleaseTask } from './release-dialogs.tsx';
import { Published, RELEASES_PART, Revision, Signer } from './release-facts.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

export function ModuleCard({ module }: { module: ModuleSummary }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const location = useLocation() as { state: { from?: string } | null };
  const link = useArrivalFocus<HTMLAnchorElement>(location.state?.from === module.name);
  const [task, setTask] = useState<'roll-back' | 'deactivate' | null>(null);
  const { name, active, candidate, previous, releases } = module;
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h2" id={id}>
          {name}
        </Typography>
        <Detail>{t('modules.count', { count: releases })}</Detail>
      </Stack>
      {active ? <ActiveRelease release={active} /> : <Typography>{t('modules.noneActive')}</Typography>}
      {candidate && (
        <Typography>
          {t('modules.candidate')}: <ReleaseMark release={candidate} />
        </Typography>
      )}
      <EnvironmentLine module={module} />
      <Newest module={module} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
        <Button
          component={Link}
          ref={link}
          to={{ search: `module=${name}` }}
          variant="outlined"
          aria-label={t('modules.releasesOf', { name })}
        >
          {t('modules.releases')}
        </Button>
        {previous && (
          <Button
            startIcon={<Icon name="undo" />}
            aria-label={t('modules.rollBackOf', { name, version: previous.version })}
            onClick={() => setTask('roll-back')}
          >
            {t('modules.rollBackTo', { version: previous.version })}
          </Button>
        )}
        {active && !isOwnRelease(name) && (
          <Button
            color="error"
            aria-label={t('modules.deactivateOf', { name })}
            onClick={() => setTask('deactivate')}
          >
            {t('modules.deactivate')}
          </Button>
        )}
      </Stack>
      {task === 'roll-back' && <RollbackDialog module={module} onClose={() => setTask(null)} />}
      {task === 'deactivate' && <DeactivationDialog module={module} onClose={() => setTask(null)} />}
    </Card>
  );
}

const NEWEST_ACTIONS = [
  { kind: 'activate', label: 'modules.activate', variant: 'contained' },
  { kind: 'try-out', label: 'modules.tryOut', variant: 'text' },
] as const;

/** The newest release, unless it is active, on trial or removed. */
function Newest({ module: { name, newest } }: { module: ModuleSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { open } = useItemAddress(RELEASES_PART);
  const [task, setTask] = useState<ReleaseTask | null>(null);
  if (!newest || newest.isActive || newest.isCandidate || newest.isRemoved) return null;
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography sx={{ mb: 1 }}>
        {t('modules.newest')}: <ReleaseMark release={newest} />
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {NEWEST_ACTIONS.map(({ kind, label, variant }) => (
          <Button
            key={kind}
            variant={variant}
            aria-label={t(`${label}Of`, { name, version: newest.version })}
            onClick={() => setTask({ kind, release: newest })}
          >
            {t(label)}
          </Button>
        ))}
        <Button
          aria-label={t('modules.detailsOf', { name, version: newest.version })}
          onClick={() => open(newest.id)}
        >
          {t('modules.details')}
        </Button>
      </Stack>
      {task && <ReleaseTaskDialog {...task} onClose={() => setTask(null)} />}
    </Box>
  );
}

function ActiveRelease({ release }: { release: ReleaseSummary }) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const { data: health } = useQuery(healthQuery);
  return (
    <Box sx={{ '& dl': { gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(3, 1fr)' } } }}>
      <Facts>
        <Fact term={t('modules.active')}>
          <ReleaseMark release={release} />
        </Fact>
        <Fact term={t('modules.published')}>
          <Published release={release} />
        </Fact>
        <Fact term={t('modules.revision')}>
          <Revision release={release} />
        </Fact>
        <Fact term={t('modules.signedBy')}>
          <Signer release={release} />
        </Fact>
        <Fact term={t('modules.size')}>{fileSize(release.size)}</Fact>
        <Fact term={t('modules.loads')}>
          <LoadFigures figures={health ? figuresOfRelease(health, release.id) : null} />
        </Fact>
      </Facts>
    </Box>
  );
}

/** Confirms a rollback and names the release that becomes active; if somebody else changes it, the name is updated. */
function RollbackDialog({ module, onClose }: { module: ModuleSummary; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { dateTime } = useFormats();
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { name, active, previous } = module;
  return (
    <ChannelDialog
      title={t('modules.rollBackTitle', { name })}
      text={
        previous
          ? t('modules.rollBackText', {
              version: previous.version,
              time: dateTime(previous.createdAt),
              active: active?.version,
            })
          : t('modules.nothingBefore')
      }
      confirmLabel={t('modules.rollBack')}
      success={t('modules.rolledBack', { name })}
      isDestructive
      isBlocked={!previous}
      change={() => rollBack(module, { from: channel.active.id })}
      onClose={onClose}
    />
  );
}

/** Confirms the removal of a module of another repository from the site. */
function DeactivationDialog({ module, onClose }: { module: ModuleSummary; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { data: channel } = useSuspenseQuery(channelQuery);
  const { name } = module;
  return (
    <ChannelDialog
      title={t('modules.deactivateTitle', { name })}
      text={t('modules.deactivateText')}
      confirmLabel={t('modules.deactivate')}
      success={t('modules.deactivated', { name })}
      isDestructive
      change={() => deactivate(module, { from: channel.active.id })}
      onClose={onClose}
    />
  );
}
