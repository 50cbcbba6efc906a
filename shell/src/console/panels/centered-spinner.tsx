import { Box, CircularProgress } from '@vitral/ui';

/** Before any text is known, so without words; screen readers hear the progress bar. */
export function CenteredSpinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label="…" />
    </Box>
  );
}
