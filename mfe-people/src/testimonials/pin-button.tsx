import type { Testimonial } from '@vitral/sdk/contracts/testimonials';
import { useTranslation } from '@vitral/sdk/i18n';
import { Icon, IconButton } from '@vitral/sdk/ui';
import { Tooltip } from '@vitral/sdk/ui/data';
import { usePutPlace } from './pinned.queries.ts';

/** Pins an approved testimonial, which visitors then see first, or unpins it. */
export function PinButton({ testimonial: { id, name, pinnedPlace } }: { testimonial: Testimonial }) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = usePutPlace();
  const isPinned = pinnedPlace !== null;
  return (
    <Tooltip title={t(isPinned ? 'testimonials.pinned.unpin' : 'testimonials.pinned.pin')} describeChild>
      <IconButton
        color={isPinned ? 'primary' : 'default'}
        aria-pressed={isPinned}
        aria-label={t('testimonials.pinned.pinOf', { name })}
        aria-disabled={isPending}
        onClick={() => isPending || mutate({ id, place: isPinned ? null : 0 })}
      >
        <Icon name="push_pin" />
      </IconButton>
    </Tooltip>
  );
}
