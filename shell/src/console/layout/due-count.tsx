import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import type { ReactNode } from 'react';

const MOST = 99;

/** The number of due things beside a link; screen readers get it from the link's name. */
export function DueCount({ due = 0 }: { due: number | undefined }) {
  if (due === 0) return null;
  return (
    <Box component="span" aria-hidden sx={COUNT}>
      {due > MOST ? `${MOST}+` : due}
    </Box>
  );
}

/** An icon with that number at its corner. */
export function IconWithDue({ due, children }: { due: number | undefined; children: ReactNode }) {
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      {children}
      <Box component="span" sx={{ position: 'absolute', insetBlockStart: -6, insetInlineStart: 12 }}>
        <DueCount due={due} />
      </Box>
    </Box>
  );
}

/** Returns the name of a link for screen readers, "Messages, 3 due", where it says more than the text of the link. */
export function useDueName(): (title: string, due: number | undefined) => string | undefined {
  const { t } = useTranslation('shell');
  return (title, due = 0) => (due > 0 ? t('layout.due', { title, count: due }) : undefined);
}

const COUNT = {
  display: 'inline-block',
  minWidth: 20,
  px: 0.75,
  borderRadius: 2.5,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
