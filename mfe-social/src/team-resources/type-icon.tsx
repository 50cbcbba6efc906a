import type { ResourceType } from '@vitral/contracts';
import { Box, NavigationIcon, type NavigationIconName } from '@vitral/ui';

const ICONS: Record<ResourceType, NavigationIconName> = {
  meeting: 'videocam',
  handbook: 'article',
  tool: 'handyman',
  software: 'desktop_windows',
  document: 'description',
};

/** Icon of a resource type; decorative, since the type is named beside it. */
export function TypeIcon({ type }: { type: ResourceType }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 40,
        height: 40,
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'primary.main',
      }}
    >
      <NavigationIcon name={ICONS[type]} />
    </Box>
  );
}
