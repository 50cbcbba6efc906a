import { Box, Typography } from '@vitral/sdk/ui';
import { type ReactNode, useId } from 'react';

interface ChoiceGroupProps {
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** Checkboxes that belong together, with what is wrong with them. */
export function ChoiceGroup({ label, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? id : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 0.5 }}>
        {label}
      </Typography>
      {error && (
        <Typography id={id} role="alert" variant="body2" color="error">
          {error}
        </Typography>
      )}
      {children}
    </Box>
  );
}
