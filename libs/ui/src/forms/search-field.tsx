import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called after a pause in typing. */
  onChange: (value: string) => void;
  /** Milliseconds without a keystroke before `onChange`; 0 for lists that are filtered in the browser. */
  delay?: number;
}

/** A search box with a button that clears it. */
export function SearchField({ label, value, onChange, delay = 300 }: SearchFieldProps) {
  const { t } = useTranslation();
  /** The typed text while it differs from `value`. */
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);
  const text = draft ?? value;

  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => onChange(draft), delay);
    return () => clearTimeout(timer);
    // A new `onChange` on each render must not restart the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, delay]);

  const clearButton = text && (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={t('search.clear')} onClick={() => setDraft('')}>
        <Icon name="close" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      type="text"
      label={label}
      value={text}
      onChange={(event) => setDraft(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: LIMITS.search, role: 'searchbox' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="search" />
            </InputAdornment>
          ),
          endAdornment: clearButton,
        },
      }}
    />
  );
}

/** Search and filters above a list: on as many lines as needed, with two filters side by side on phones. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Box role="search" sx={FILTERS}>
      {children}
    </Box>
  );
}

const FILTERS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1.5, sm: 2 },
  mb: 2,
  '& > *': { flex: '1 1 130px', minWidth: 0 },
  '& > :first-child': { flexBasis: { xs: '100%', md: 200 } },
} as const;
