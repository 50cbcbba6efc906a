import type { Delivery } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button } from '@vitral/ui';
import { useRetryDelivery } from './deliveries.queries.ts';

/** Sends a failed message again. */
export function RetryButton({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRetryDelivery();
  if (delivery.state !== 'failed') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isPending}
      aria-label={t('deliveries.retryOf', { recipient: delivery.recipient })}
      onClick={() => mutate(delivery)}
    >
      {t('actions.retry')}
    </Button>
  );
}
