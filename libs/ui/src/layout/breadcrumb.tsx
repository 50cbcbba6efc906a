import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { useEffect } from 'react';

interface BreadcrumbProps {
  /** Title of the list. */
  list: string;
  /** Path of the list. */
  to: string;
  /** Title of the open item; empty until it is loaded. */
  item: string;
}

/** Path from a list to its open item, whose title is also in the browser tab. */
export function Breadcrumb({ list, to, item }: BreadcrumbProps) {
  const { t } = useTranslation();
  useItemTitle(item, list);
  return (
    <Box component="nav" aria-label={t('breadcrumb')} sx={{ mb: 1.5 }}>
      <Box component="ol" sx={PATH}>
        <li>
          <MuiLink component={Link} to={to}>
            {list}
          </MuiLink>
        </li>
        {item && <li aria-current="page">{item}</li>}
      </Box>
    </Box>
  );
}

const PATH = {
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  m: 0,
  p: 0,
  color: 'text.secondary',
  '& > li': { overflowWrap: 'anywhere', minWidth: 0 },
  '& > li + li::before': { content: '"/" / ""', mx: 1 },
};

/**
 * Puts the title of the item before that of its page; `list` changes with the language, as the title of the page does.
 */
export function useItemTitle(item: string, list = ''): void {
  useEffect(() => {
    if (!item) return;
    const page = document.title;
    document.title = `${item} · ${page}`;
    return () => {
      document.title = page;
    };
  }, [item, list]);
}
