import { useTranslation } from '@vitral/i18n';
import { Box, VISUALLY_HIDDEN } from '@vitral/ui';
import type { ReactNode } from 'react';

const MOST = 99;

/** The number of due tasks beside a link; screen readers get it from `TitleWithDue`. */
export function DueCount({ due = 0 }: { due: number | undefined }) {
  if (due === 0) return null;
  return (
    <Box component="span" aria-hidden sx={COUNT}>
      {due > MOST ? `${MOST}+` : due}
    </Box>
  );
}

/** An icon with the number of due tasks at its corner. */
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

/** The title of a link; with due work screen readers get "Messages, 3 due". */
export function TitleWithDue({ title, due = 0 }: { title: string; due: number | undefined }) {
  const { t } = useTranslation('shell');
  if (due === 0) return title;
  return (
    <>
      <span aria-hidden>{title}</span>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('layout.due', { title, count: due })}
      </Box>
    </>
  );
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
