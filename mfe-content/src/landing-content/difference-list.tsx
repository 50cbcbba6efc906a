import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import type { Difference } from './landing-differences.ts';
import { useTextLabel } from './use-text-label.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** Names of the two sides, in order. */
  sides: readonly [string, string];
}

export function DifferenceList({ differences, sides }: DifferenceListProps) {
  const { full } = useTextLabel();
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {differences.map((difference) => (
        <Box component="li" key={difference.path}>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {full(difference, difference.language)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <Side name={sides[0]} value={difference.one} language={difference.language} />
            <Side name={sides[1]} value={difference.other} language={difference.language} isNew />
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

interface SideProps {
  name: string;
  value: Difference['one'];
  language: string | undefined;
  isNew?: boolean;
}

function Side({ name, value, language, isNew }: SideProps) {
  return (
    <Box
      sx={{
        borderLeft: 3,
        borderColor: isNew ? 'success.main' : 'divider',
        bgcolor: 'action.hover',
        borderRadius: 1,
        px: 1.5,
        py: 1,
      }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        {name}
      </Typography>
      <DifferenceValue value={value} language={language} />
    </Box>
  );
}

/** A text, or the items of a list, one per line. */
export function DifferenceValue({ value, language }: Pick<SideProps, 'value' | 'language'>) {
  const { t } = useTranslation('mfe-content');
  if (value.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" component="span">
        {t('landing-content.empty')}
      </Typography>
    );
  if (typeof value === 'string')
    return (
      <Typography variant="body2" component="span" lang={language} sx={TEXT}>
        {value}
      </Typography>
    );
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
      {value.map((item, index) => (
        <Box component="li" key={`${index}-${item}`} sx={{ overflowWrap: 'anywhere' }}>
          {item || t('landing-content.empty')}
        </Box>
      ))}
    </Box>
  );
}

const TEXT = { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
