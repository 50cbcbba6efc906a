import { RESOURCE_TYPES, type TeamResourceBulkChange } from '@vitral/sdk/contracts/team-resources';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Stack } from '@vitral/sdk/ui';
import { type BulkList, BulkSection, ExportLink, useSwitchActions } from '@vitral/sdk/ui/data';
import type { ResourceActions } from './resource-actions.tsx';
import { ResourceGroupSection } from './resource-group.tsx';
import { TEAM_RESOURCES, type ResourceFilters, type ResourceGroup } from './team-resources.queries.ts';
import { useLoadedGroups } from './use-loaded-groups.ts';

interface ResourceGroupsProps extends ResourceActions {
  groups: readonly ResourceGroup[];
  filters: ResourceFilters;
  /** The only type of the groups; empty for all. */
  type: string;
  isPending: boolean;
}

/** Groups of resources with a common selection; "all that match" includes every group. */
export function ResourceGroups({ groups, filters, type, isPending, ...actions }: ResourceGroupsProps) {
  const { t } = useTranslation();
  const mayWrite = useSession().allows('team-resources.write');
  const bulk = useResourceBulk(filters, type);
  const loaded = useLoadedGroups(groups, filters);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <>
      <BulkSection
        bulk={mayWrite ? bulk : undefined}
        rows={loaded.flatMap(({ items }) => items)}
        total={total}
        scope=""
      >
        <Stack spacing={4} aria-busy={isPending}>
          {loaded.map((group) => (
            <ResourceGroupSection key={group.type} group={group} {...actions} />
          ))}
        </Stack>
      </BulkSection>
      {mayWrite && <ExportLink label={t('bulk.export')} path={bulk.path} query={{ ...filters, type }} />}
    </>
  );
}

/** Returns the bulk changes of the resources that match the filters. */
function useResourceBulk({ q, isActive, isScheduled }: ResourceFilters, type: string): BulkList {
  const { t } = useTranslation('mfe-social');
  const types = RESOURCE_TYPES.map((one) => ({
    label: t(`team-resources.type.${one}`),
    value: { action: 'set-type', type: one } satisfies TeamResourceBulkChange,
  }));
  return {
    path: '/team-resources',
    filters: { q, isActive, isScheduled, type },
    reload: TEAM_RESOURCES.reload,
    actions: [
      ...useSwitchActions(),
      { icon: 'handyman', label: t('team-resources.fields.type'), choices: types },
    ],
    deletes: 'to-trash',
  };
}
