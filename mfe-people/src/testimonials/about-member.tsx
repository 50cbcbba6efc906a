import { useQuery } from '@tanstack/react-query';
import type { Testimonial, TestimonialInput } from '@vitral/sdk/contracts/testimonials';
import { useTranslation } from '@vitral/sdk/i18n';
import { Typography } from '@vitral/sdk/ui';
import { FormSelect, useFields } from '@vitral/sdk/ui/forms';
import { useController, type Control } from 'react-hook-form';
import { teamMembersQuery } from '../team-members/team-members.queries.ts';
import { TESTIMONIALS } from './testimonials.queries.ts';

/** Selects the member of the team whom a testimonial is about. */
export function AboutMemberField({ control }: { control: Control<TestimonialInput> }) {
  const { t } = useTranslation('mfe-people');
  const field = useFields(TESTIMONIALS, control);
  const { data: members = [], isError } = useQuery(teamMembersQuery);
  const { value } = useController({ control, name: 'aboutMember' }).field;
  const choices = members.map(({ id, name, isActive }) => ({
    value: id,
    label: isActive ? name : t('testimonials.fields.hiddenMember', { name }),
  }));
  // The stored member remains the choice until the team is loaded.
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return (
    <FormSelect
      {...field('aboutMember')}
      choices={[
        { value: '', label: t('testimonials.fields.nobody') },
        ...choices,
        ...(isKnown ? [] : [{ value, label: t('testimonials.fields.currentMember') }]),
      ]}
      hint={t(isError ? 'testimonials.fields.membersFailed' : 'testimonials.fields.aboutMemberHint')}
    />
  );
}

/** Names the member of the team whom a testimonial is about; blank until the team is loaded. */
export function AboutMember({ id }: { id: NonNullable<Testimonial['aboutMember']> }) {
  const { t } = useTranslation('mfe-people');
  const member = useQuery(teamMembersQuery).data?.find((one) => one.id === id);
  if (!member) return null;
  const { name, isActive } = member;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {t(isActive ? 'testimonials.about' : 'testimonials.aboutHidden', { name })}
    </Typography>
  );
}
