import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { ShareLink } from '@vitral/sdk/contracts/share-links';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import { FormSelect, FormSwitch, FormTextField, RecipientFields } from '@vitral/sdk/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { EXPIRIES } from './expiry.ts';
import { DayField } from './day-field.tsx';
import { hasTitle, type ShareLinkValues } from './share-link-values.ts';
import { SharedItemsField } from './shared-items-field.tsx';
import { SharePasswordField } from './share-password-field.tsx';

interface ShareLinkFieldsProps {
  control: Control<ShareLinkValues>;
  /** Absent for a new link. */
  link?: ShareLink;
}

/** The fields of a link: what it opens, for whom, and for how long. */
export function ShareLinkFields({ control, link }: ShareLinkFieldsProps) {
  const { t } = useTranslation('mfe-content');
  const [items, expiry, keepsPassword] = useWatch({ control, name: ['items', 'expiry', 'keepsPassword'] });
  return (
    <>
      <SharedItemsField control={control} />
      {hasTitle({ items }, typeof link?.title === 'string') && (
        <TitleFields control={control} isRequired={items.length > 1} />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <RecipientFields
          control={control}
          labels={{
            recipient: t('share-links.fields.recipient'),
            hint: t('share-links.recipientHint'),
            language: t('share-links.fields.language'),
            anyLanguage: t('share-links.language.site'),
          }}
        />
        <ExpiryField control={control} link={link} />
        {expiry === 'date' && <DayField control={control} />}
        {!keepsPassword && <SharePasswordField control={control} />}
      </Box>
      {link?.hasPassword && (
        <FormSwitch control={control} name="keepsPassword" label={t('share-links.fields.keepsPassword')} />
      )}
      <FormSwitch control={control} name="hasForm" label={t('share-links.fields.hasForm')} />
    </>
  );
}

interface TitleFieldsProps extends Pick<ShareLinkFieldsProps, 'control'> {
  isRequired: boolean;
}

function TitleFields({ control, isRequired }: TitleFieldsProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={t('share-links.fields.title')}
        hint={t('share-links.titleHint')}
        limit={LIMITS.title}
        required={isRequired}
      />
      <FormTextField
        control={control}
        name="message"
        label={t('share-links.fields.message')}
        multiline
        minRows={2}
        limit={LIMITS.shareMessage}
      />
    </>
  );
}

function ExpiryField({ control, link }: ShareLinkFieldsProps) {
  const { t } = useTranslation('mfe-content');
  const { date } = useFormats();
  const choices: { value: string; label: string }[] = EXPIRIES.map((value) => ({
    value,
    label: t(`share-links.expiry.${value}`),
  }));
  if (link) {
    const label = link.expiresAt
      ? t('share-links.expiry.kept', { when: date(link.expiresAt) })
      : t('share-links.expiry.keptNever');
    choices.unshift({ value: 'kept', label });
  }
  return (
    <FormSelect control={control} name="expiry" label={t('share-links.fields.expiry')} choices={choices} />
  );
}
