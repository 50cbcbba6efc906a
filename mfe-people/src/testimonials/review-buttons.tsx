import type { Testimonial } from '@vitral/sdk/contracts/testimonials';
import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon, Stack } from '@vitral/sdk/ui';
import { useReview } from './testimonials.queries.ts';

interface ReviewButtonsProps {
  testimonial: Testimonial;
  /** True while unsaved changes would be lost. */
  disabled?: boolean;
  onDone?: () => void;
}

/** Approves or rejects a testimonial that somebody sent; a rejected one can be approved later. */
export function ReviewButtons({ testimonial, disabled = false, onDone }: ReviewButtonsProps) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useReview();
  const { name, reviewState: state } = testimonial;
  const decide = (reviewState: 'approved' | 'rejected') =>
    mutate({ testimonial, reviewState }, { onSuccess: onDone });
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        startIcon={<Icon name="check_circle" />}
        disabled={disabled || isPending}
        aria-label={t('testimonials.approveNamed', { name })}
        onClick={() => decide('approved')}
      >
        {t('testimonials.approve')}
      </Button>
      {state === 'pending' && (
        <Button
          color="error"
          disabled={disabled || isPending}
          aria-label={t('testimonials.rejectNamed', { name })}
          onClick={() => decide('rejected')}
        >
          {t('testimonials.reject')}
        </Button>
      )}
    </Stack>
  );
}
