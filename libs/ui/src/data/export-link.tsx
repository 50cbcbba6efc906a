import Box from '@mui/material/Box';
import { Button } from '../controls/button.tsx';
import { NavigationIcon } from '../layout/navigation-icon.tsx';

/** Downloads all rows that match the filters of the list above, not only those of its current page. */
export function ExportLink({ label, url }: { label: string; url: string }) {
  return (
    <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
      <Button href={url} download startIcon={<NavigationIcon name="table_chart" />}>
        {label}
      </Button>
    </Box>
  );
}
