import { useQuery } from '@tanstack/react-query';
import type { ReleaseSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useNavigate } from '@vitral/router';
import { Button, ItemMenu, Stack, type ItemMenuEntry } from '@vitral/ui';
import { comparisonLocation } from './compare/use-comparison.ts';
import { modulesQuery } from './modules.queries.ts';
import type { ReleaseTask } from './release-dialogs.tsx';

export interface ReleaseActionsProps {
  release: ReleaseSummary;
  onStart: (task: ReleaseTask) => void;
}

/** Actions of a release; one whose files were removed only has its details. */
export function ReleaseActions({ release, onStart }: ReleaseActionsProps) {
  const { t } = useTranslation('mfe-settings');
  const navigate = useNavigate();
  const { data: modules } = useQuery(modulesQuery);
  const { name, version, isActive, isCandidate, isRemoved } = release;
  const active = modules?.find((module) => module.name === name)?.active;
  const canStart = !isActive && !isCandidate && !isRemoved;
  const entries = (): ItemMenuEntry[] => [
    ...(canStart ? [entry('try-out', t('modules.tryOut'), 'groups')] : []),
    ...(active && !isActive && !isRemoved
      ? [
          {
            label: t('modules.compareWithActive'),
            icon: 'sync_alt' as const,
            onClick: () =>
              void navigate(comparisonLocation({ module: name, from: active.id, to: release.id })),
          },
        ]
      : []),
    entry('details', t('modules.details'), 'description'),
  ];
  const entry = (kind: ReleaseTask['kind'], label: string, icon: ItemMenuEntry['icon']): ItemMenuEntry => ({
    label,
    icon,
    onClick: () => onStart({ kind, release }),
  });
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end', width: 1 }}>
      {canStart && (
        <Button
          aria-label={t('modules.activateOf', { name, version })}
          onClick={() => onStart({ kind: 'activate', release })}
        >
          {t('modules.activate')}
        </Button>
      )}
      <ItemMenu label={t('modules.menu', { version })} entries={entries} />
    </Stack>
  );
}
