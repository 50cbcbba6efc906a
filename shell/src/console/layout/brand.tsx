import { useSite } from '@vitral/session';
import { Box, Stack, Typography, lineClamp } from '@vitral/ui';
import { useState } from 'react';

/** Logo and name of the site; the name becomes the logo's alternative text if only the logo fits. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }) {
  const { name, logo } = useSite().site;
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Logo key={logo} url={logo} alt={isNarrow ? name : ''} />
      {!isNarrow && (
        <Typography component="span" variant="h6" title={name} sx={NAME}>
          {name}
        </Typography>
      )}
    </Stack>
  );
}

/** The logo that staff chose, else the site's own mark, which also replaces a logo that fails to load. */
function Logo({ url, alt }: { url: string | null; alt: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Box
      component="img"
      src={isBroken || url === null ? '/favicon.svg' : url}
      alt={alt}
      width={36}
      height={36}
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
      sx={{ flexShrink: 0, objectFit: 'contain' }}
    />
  );
}

/** A long name wraps to two lines at the same size. */
const NAME = {
  fontWeight: 700,
  lineHeight: 1.2,
  minWidth: 0,
  ...lineClamp(2),
} as const;
