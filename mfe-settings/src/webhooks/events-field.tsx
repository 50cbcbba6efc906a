import { WEBHOOK_EVENTS, type WebhookInput } from '@vitral/sdk/contracts/webhooks';
import { useTranslation } from '@vitral/sdk/i18n';
import { Checkbox, FormControlLabel } from '@vitral/sdk/ui/forms';
import { type Control, useController } from 'react-hook-form';
import { ChoiceGroup } from '../shared/choice-group.tsx';

/** A checkbox for each event, of which at least one is needed. */
export function EventsField({ control }: { control: Control<WebhookInput> }) {
  const { t } = useTranslation('mfe-settings');
  const { field, fieldState } = useController({
    control,
    name: 'events',
    rules: { validate: (events) => events.length > 0 || t('webhooks.eventsMissing') },
  });
  const chosen = field.value;
  return (
    <ChoiceGroup label={t('webhooks.events')} error={fieldState.error?.message}>
      {WEBHOOK_EVENTS.map((event, index) => (
        <FormControlLabel
          key={event}
          sx={{ display: 'flex' }}
          label={t(`webhooks.event.${event}`)}
          control={
            <Checkbox
              slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              checked={chosen.includes(event)}
              onChange={(_event, isOn) =>
                field.onChange(isOn ? [...chosen, event] : chosen.filter((one) => one !== event))
              }
            />
          }
        />
      ))}
    </ChoiceGroup>
  );
}
