import type { Testimonial } from '@vitral/contracts/testimonials';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { usePutPlace } from './pinned.queries.ts';

/** Puts an approved testimonial first for visitors, or takes it out of those that come first. */
export function PinButton({ testimonial: { id, name, pinnedPlace } }: { testimonial: Testimonial }) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = usePutPlace();
  const isPinned = pinnedPlace !== null;
  return (
    <Button
      size="small"
      aria-pressed={isPinned}
      aria-label={t('testimonials.pinned.pinOf', { name })}
      loading={isPending}
      onClick={() => mutate({ id, place: isPinned ? null : 0 })}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t(isPinned ? 'testimonials.pinned.isPinned' : 'testimonials.pinned.pin')}
    </Button>
  );
}
