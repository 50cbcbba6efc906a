import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';

/** First tab stop; visible only while focused. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      href={`#${target}`}
      variant="contained"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('layout.skip')}
    </Button>
  );
}
