import { Box, CircularProgress } from '@vitral/ui';

/** Spinner shown before any text is loaded; screen readers announce a progress bar. */
export function CenteredSpinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <CircularProgress aria-label="…" />
    </Box>
  );
}
