import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import { Icon, type IconName } from './icon.tsx';

export interface ImageWithFallbackProps {
  /** Null, and a URL that does not load, show the placeholder. */
  src: string | null | undefined;
  alt: string;
  /** Pixels. */
  size?: number;
  variant?: AvatarProps['variant'];
  icon?: IconName;
}

/** A picture with a decorative placeholder when it is missing or does not load. */
export function ImageWithFallback({
  src,
  alt,
  size = 56,
  variant = 'rounded',
  icon = 'image',
}: ImageWithFallbackProps) {
  return (
    <Avatar
      key={src}
      src={src || undefined}
      alt={alt}
      variant={variant}
      sx={{ width: size, height: size, bgcolor: 'action.selected', color: 'text.secondary', flexShrink: 0 }}
      slotProps={{ img: { loading: 'lazy', referrerPolicy: 'no-referrer' } }}
    >
      <Icon name={icon} sx={{ fontSize: size * 0.6 }} />
    </Avatar>
  );
}
