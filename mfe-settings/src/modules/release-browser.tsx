import { useQuery } from '@tanstack/react-query';
import { isOwnRelease, type ReleaseName } from '@vitral/sdk/contracts/modules';
import type { ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link, useLocation, useNavigate } from '@vitral/sdk/router';
import { Box, Button, EmptyState, Icon, Stack, Typography } from '@vitral/sdk/ui';
import {
  ItemMenu,
  type DataColumn,
  type ItemMenuEntry,
  ListColumns,
  PagedList,
  type ListUrl,
  column,
  textColumn,
} from '@vitral/sdk/ui/data';
import { ItemLink, useItemAddress } from '@vitral/sdk/ui/forms';
import { useMemo, useState } from 'react';
import { ReleaseMark } from '../shared/release-mark.tsx';
import { comparisonLocation } from './compare/use-comparison.ts';
import { GrantCard } from './granted/grant-card.tsx';
import { releasesQuery } from './modules.queries.ts';
import { modulesQuery } from '../shared/release-names.ts';
import { ReleaseTaskDialog, type ReleaseTask } from './release-dialogs.tsx';
import { Published, RELEASES_PART, ReleaseState, Revision, Signer } from './release-facts.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

/** All releases of a module, newest first, with their actions. */
export function ReleaseBrowser({ name, url }: { name: ReleaseName; url: ListUrl }) {
  const { t } = useTranslation('mfe-settings');
  // The key is `default` for the first page of a visit, which was not opened by a link of the console.
  const heading = useArrivalFocus<HTMLHeadingElement>(useLocation().key !== 'default');
  const [task, setTask] = useState<ReleaseTask | null>(null);
  const columns = useReleaseColumns(setTask);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <Button
          component={Link}
          to={{ search: '' }}
          state={{ from: name }}
          startIcon={<Icon name="arrow_back" />}
        >
          {t('modules.allModules')}
        </Button>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('modules.releasesOf', { name })}
        </Typography>
      </Stack>
      {!isOwnRelease(name) && (
        <Box sx={{ mb: 2, maxWidth: 720 }}>
          <GrantCard name={name} />
        </Box>
      )}
      <ListColumns list="module-releases" />
      <PagedList
        label={t('modules.releasesOf', { name })}
        query={releasesQuery(name, url.table.query)}
        url={url}
        columns={columns}
        renderCard={(release) => <ReleaseCard release={release} onStart={setTask} />}
        empty={
          <EmptyState icon="extension" title={t('modules.noReleases')} text={t('modules.noReleasesText')} />
        }
      />
      {task && <ReleaseTaskDialog {...task} onClose={() => setTask(null)} />}
    </>
  );
}

function ReleaseCard({ release, onStart }: ReleaseActionsProps) {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  const { revision, size } = release;
  return (
    <Stack spacing={1}>
      <div>
        <ReleaseLink release={release} />
        <ReleaseState release={release} />
      </div>
      <div>
        <Published release={release} />
      </div>
      <div>
        <Signer release={release} />
      </div>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {revision ? t('modules.sizeAndRevision', { size: fileSize(size), revision }) : fileSize(size)}
      </Typography>
      <ReleaseActions release={release} onStart={onStart} />
    </Stack>
  );
}

function useReleaseColumns(onStart: (task: ReleaseTask) => void): DataColumn<ReleaseSummary>[] {
  const { t } = useTranslation('mfe-settings');
  const { fileSize } = useFormats();
  return useMemo(
    () => [
      column('version', t('modules.version'), { flex: 2, minWidth: 170 }, (release) => (
        <div>
          <ReleaseLink release={release} />
          <ReleaseState release={release} />
        </div>
      )),
      column('createdAt', t('modules.published'), { flex: 2, minWidth: 170 }, (release) => (
        <div>
          <Published release={release} />
        </div>
      )),
      column('signature', t('modules.signedBy'), { flex: 2, minWidth: 160 }, (release) => (
        <Signer release={release} />
      )),
      column('revision', t('modules.revision'), { flex: 1, minWidth: 120 }, (release) => (
        <Revision release={release} />
      )),
      textColumn('size', t('modules.size'), { width: 110 }, ({ size }) => fileSize(size)),
      column('actions', t('modules.actions'), { width: 180, headerAlign: 'right' }, (release) => (
        <ReleaseActions release={release} onStart={onStart} />
      )),
    ],
    [t, fileSize, onStart],
  );
}

function ReleaseLink({ release }: { release: ReleaseSummary }) {
  return (
    <ItemLink id={release.id} part={RELEASES_PART}>
      <ReleaseMark release={release} />
    </ItemLink>
  );
}

interface ReleaseActionsProps {
  release: ReleaseSummary;
  onStart: (task: ReleaseTask) => void;
}

/** Actions of a release; a release whose files were removed only has its details. */
function ReleaseActions({ release, onStart }: ReleaseActionsProps) {
  const { t } = useTranslation('mfe-settings');
  const navigate = useNavigate();
  const { open } = useItemAddress(RELEASES_PART);
  const { data: modules } = useQuery(modulesQuery);
  const { name, version, isActive, isCandidate, isRemoved } = release;
  const active = modules?.find((module) => module.name === name)?.active;
  const canStart = !isActive && !isCandidate && !isRemoved;
  const start = (kind: ReleaseTask['kind']) => () => onStart({ kind, release });
  const compare = (from: string) => () =>
    void navigate(comparisonLocation({ module: name, from, to: release.id }));
  const entries = () => {
    const found: ItemMenuEntry[] = [];
    if (canStart) found.push({ label: t('modules.tryOut'), icon: 'groups', onClick: start('try-out') });
    if (active && !isActive && !isRemoved)
      found.push({ label: t('modules.compareWithActive'), icon: 'sync_alt', onClick: compare(active.id) });
    found.push({ label: t('modules.details'), icon: 'description', onClick: () => open(release.id) });
    return found;
  };
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end', width: 1 }}>
      {canStart && (
        <Button aria-label={t('modules.activateOf', { name, version })} onClick={start('activate')}>
          {t('modules.activate')}
        </Button>
      )}
      <ItemMenu
        label={t('modules.menu', { version })}
        item={{ noun: 'modules', id: release.id }}
        entries={entries}
      />
    </Stack>
  );
}
