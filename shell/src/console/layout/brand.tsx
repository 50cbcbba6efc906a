import { useSite } from '@vitral/session';
import { Box, Stack, Typography, lineClamp } from '@vitral/ui';

/** Logo and name of the site; the name is the logo's text where only that fits. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }) {
  const { name } = useSite().site;
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Box
        component="img"
        src="/favicon.svg"
        alt={isNarrow ? name : ''}
        width={36}
        height={36}
        sx={{ flexShrink: 0 }}
      />
      {!isNarrow && (
        <Typography component="span" variant="h6" title={name} sx={NAME}>
          {name}
        </Typography>
      )}
    </Stack>
  );
}

/** A long name wraps to two lines at the same size. */
const NAME = {
  fontWeight: 700,
  lineHeight: 1.2,
  minWidth: 0,
  ...lineClamp(2),
} as const;
