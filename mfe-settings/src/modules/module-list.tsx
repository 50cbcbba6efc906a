import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { EmptyState, Stack, StatCards } from '@vitral/ui';
import { ModuleCard } from './module-card.tsx';
import { modulesQuery } from './modules.queries.ts';

export function ModuleList() {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const { data: modules } = useSuspenseQuery(modulesQuery);
  const releases = modules.flatMap((module) => module.releases);

  if (modules.length === 0) {
    return <EmptyState icon="extension" title={t('modules.emptyTitle')} text={t('modules.emptyText')} />;
  }
  return (
    <>
      <StatCards
        stats={[
          { label: t('modules.modules'), value: number(modules.length), icon: 'extension' },
          { label: t('modules.releases'), value: number(releases.length), icon: 'history' },
          {
            label: t('modules.active'),
            value: number(releases.filter(({ isActive }) => isActive).length),
            icon: 'check_circle',
          },
        ]}
      />
      <Stack
        component="ul"
        aria-label={t('modules.title')}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {modules.map((module) => (
          <ModuleCard key={module.name} module={module} />
        ))}
      </Stack>
    </>
  );
}
