import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicationDates } from '@vitral/contracts/publication-dates';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Icon } from '../layout/icon.tsx';
import type { Choice } from './form-select.tsx';

type Dates = Partial<PublicationDates>;

/** Returns a function for the texts that say when the server shows and hides an item. */
export function usePublicationNote() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return ({ publishAt, unpublishAt }: Dates): string[] => [
    ...(publishAt ? [t('publication.publishes', { when: dateTime(publishAt) })] : []),
    ...(unpublishAt ? [t('publication.expires', { when: dateTime(unpublishAt) })] : []),
  ];
}

/** Says in a list when the server shows and hides an item; renders nothing without dates. */
export function PublicationNote({ item }: { item: Dates }) {
  const texts = usePublicationNote()(item);
  if (texts.length === 0) return null;
  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', color: 'text.secondary' }}>
      <Icon name="schedule" fontSize="small" />
      <Box>
        {texts.map((text) => (
          <Typography key={text} variant="body2">
            {text}
          </Typography>
        ))}
      </Box>
    </Stack>
  );
}

/** Returns label and choices of the filter `isScheduled` of a list. */
export function usePublicationFilter(): { label: string; choices: Choice[] } {
  const { t } = useTranslation();
  const choices = ['', ...PUBLICATION_FILTER].map((value) => ({
    value,
    label: t(`publication.filter.${value || 'any'}`),
  }));
  return { label: t('publication.filter'), choices };
}

export const PUBLICATION_FILTER = ['true', 'false'];

/** Returns the texts for the dates in a conflict and in the history of an item. */
export function usePublicationTexts() {
  const { dateTime } = useFormats();
  const textOf = (instant: string | null) => (instant ? dateTime(instant) : '—');
  return { publishAt: textOf, unpublishAt: textOf };
}
