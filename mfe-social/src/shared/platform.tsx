import type { SocialPlatform } from '@vitral/sdk/contracts/social-feeds';
import { Box, MuiLink, Stack, Typography } from '@vitral/sdk/ui';
import type { ElementType, ReactNode } from 'react';

/** Simple shapes in a 24 × 24 box that distinguish the platforms without using their logos. */
const SHAPES: Record<SocialPlatform, string> = {
  youtube: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm6 3.5v7l6-3.5Z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3Zm5 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  linkedin:
    'M3 9h4v12H3ZM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3Zm4.5 6h3.8v1.7c.7-1.2 2-2 3.7-2 3 0 4.5 1.9 4.5 5.2V21h-4v-6.4c0-1.6-.6-2.5-1.9-2.5-1.4 0-2.1 1-2.1 2.6V21h-4Z',
  twitter:
    'M3 3h5.2l4.6 6.3L18.3 3H21l-6.9 8.1L21.5 21h-5.2l-5-6.8L5.5 21H2.7l7.4-8.7Zm3.5 1.7L17.200 19.300h1.800L8.300 4.700Z',
};

export function PlatformIcon({ platform }: { platform: SocialPlatform }) {
  return (
    <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={{ width: 24, height: 24, flexShrink: 0 }}>
      <path d={SHAPES[platform]} fill="currentColor" fillRule="evenodd" />
    </Box>
  );
}

interface PlatformTitleProps {
  platform: SocialPlatform;
  href: string;
  title: string;
  component?: ElementType;
  /** CSS width below which the row wraps. */
  basis?: string;
  /** Details below the title. */
  children: ReactNode;
}

/** The icon of a platform beside a linked title with its details. */
export function PlatformTitle(props: PlatformTitleProps) {
  const { platform, href, title, component = 'h3', basis = 'auto', children } = props;
  return (
    <Stack direction="row" spacing={2} sx={{ flex: `1 1 ${basis}`, minWidth: 0 }}>
      <Box sx={{ color: 'primary.main', pt: 0.25 }}>
        <PlatformIcon platform={platform} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component={component}>
          <MuiLink href={href} target="_blank" rel="noopener noreferrer">
            {title}
          </MuiLink>
        </Typography>
        {children}
      </Box>
    </Stack>
  );
}
