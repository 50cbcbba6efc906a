import { Card, Typography } from '@vitral/sdk/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface ProfileSectionProps {
  /** Fragment that links to the section, such as `second-factor`. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the profile; its heading takes the focus if the URL has its fragment. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography
        variant="h2"
        id={id}
        ref={heading}
        tabIndex={-1}
        sx={{ outline: 'none', scrollMarginTop: '88px' }}
      >
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      {children}
    </Card>
  );
}

/** Focuses the heading of a section if a change of `state` removed the focused button. */
export function useFocusFallback(id: string, state: unknown) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    },
    [id, state],
  );
}
