import { useTranslation } from '@vitral/i18n';
import { Box, Button, NavigationIcon } from '@vitral/ui';
import { exportAddress, type ContentFilters } from './content.queries.ts';

interface ExportLinkProps {
  filters: ContentFilters;
  sort: string | null;
}

/** All rows that pass the filters, not only those of this page, as a file. */
export function ExportLink({ filters, sort }: ExportLinkProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
      <Button href={exportAddress(filters, sort)} download startIcon={<NavigationIcon name="table_chart" />}>
        {t('content.export')}
      </Button>
    </Box>
  );
}
