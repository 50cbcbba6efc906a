import { useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { NEW_TESTIMONIAL, type Testimonial, type TestimonialInput } from '@vitral/sdk/contracts/testimonials';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { PictureField } from '@vitral/sdk/pictures';
import { Box } from '@vitral/sdk/ui';
import {
  FormRating,
  FormSelect,
  FormTextField,
  ItemFormDialog,
  PublicationFields,
  useFields,
  useItemDialog,
  usePublicationTexts,
} from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { teamMembersQuery } from '../team-members/team-members.queries.ts';
import { AboutMemberField } from './about-member.tsx';
import { ConsentSection } from './consent-section.tsx';
import { TESTIMONIALS } from './testimonials.queries.ts';

interface TestimonialDialogProps {
  /** Undefined for a new testimonial. */
  testimonial?: Testimonial;
  onClose: () => void;
}

/** Adds or edits a testimonial. Can be submitted when name and text are present and no picture is uploading. */
export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  const { data: members = [] } = useQuery(teamMembersQuery);
  const [isUploading, setIsUploading] = useState(false);
  const { form, dialog } = useItemDialog(TESTIMONIALS, {
    item: testimonial,
    blank: NEW_TESTIMONIAL,
    atField: { 'testimonials.member-not-found': 'aboutMember' },
    onClose,
  });
  const { control } = form;
  const [name, text] = useWatch({ control, name: ['name', 'text'] });
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(testimonial ? 'actions.update' : 'actions.create')}
      canSubmit={name.trim() !== '' && text.trim() !== '' && !isUploading}
      isDirty={isUploading}
      show={{
        locale: (locale) => t(locale ? `language.${locale}` : 'testimonials.fields.noLocale'),
        consentDate: (day) => (day ? date(day) : '—'),
        aboutMember: (id) => members.find((member) => member.id === id)?.name ?? '—',
        isActive: (isActive) => t(isActive ? 'testimonials.yes' : 'testimonials.no'),
        ...usePublicationTexts(),
      }}
    >
      <TestimonialFields
        control={control}
        mayBeShown={!testimonial || testimonial.reviewState === 'approved'}
        onUploading={setIsUploading}
      />
      {testimonial && (
        <ConsentSection
          testimonial={testimonial}
          isDirty={form.formState.isDirty || isUploading}
          onDone={onClose}
        />
      )}
    </ItemFormDialog>
  );
}

interface TestimonialFieldsProps {
  control: Control<TestimonialInput>;
  /** False before its approval, and after a withdrawal. */
  mayBeShown: boolean;
  onUploading: (isUploading: boolean) => void;
}

function TestimonialFields({ control, mayBeShown, onUploading }: TestimonialFieldsProps) {
  const { t } = useTranslation('mfe-people');
  const portrait = t('testimonials.pictureOf', { name: useWatch({ control, name: 'name' }).trim() });
  const field = useFields(TESTIMONIALS, control);
  const locales = LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
  const noLocale = { value: '', label: t('testimonials.fields.noLocale') };
  return (
    <>
      <FormTextField {...field('name')} limit={LIMITS.name} required autoFocus />
      <FormTextField {...field('text')} limit={LIMITS.testimonialText} required multiline minRows={4} />
      <Box sx={PAIR}>
        <FormTextField {...field('position')} limit={LIMITS.position} />
        <FormTextField {...field('company')} limit={LIMITS.company} />
      </Box>
      <PictureField
        {...field('image')}
        alt={portrait}
        target={{ category: 'marketing', title: portrait }}
        onUploading={onUploading}
      />
      <Box sx={PAIR}>
        <FormSelect {...field('locale')} choices={[noLocale, ...locales]} />
        <FormTextField
          {...field('consentDate')}
          hint={t('testimonials.fields.consentDateHint')}
          type="date"
        />
      </Box>
      <AboutMemberField control={control} />
      <FormRating {...field('rating')} />
      <PublicationFields {...field('isActive')} disabled={!mayBeShown} />
    </>
  );
}

const PAIR = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } };
