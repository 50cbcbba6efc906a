import Box from '@mui/material/Box';
import { Button } from '../controls/button.tsx';
import { Icon } from '../layout/icon.tsx';

interface ExportLinkProps {
  label: string;
  /** The path of the list in the API. */
  path: string;
  /** The filters and the order of the list; empty ones are not sent. */
  query: Record<string, string | null | undefined>;
}

/** Downloads all rows that match the filters of the list above, not only those of its current page. */
export function ExportLink({ label, path, query }: ExportLinkProps) {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return (
    <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end' }}>
      <Button
        href={`/api${path}/export?${new URLSearchParams(asked)}`}
        download
        startIcon={<Icon name="table_chart" />}
      >
        {label}
      </Button>
    </Box>
  );
}
