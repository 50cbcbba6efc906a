import { LIMITS, type TeamMemberInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { PictureField } from '@vitral/pictures';
import { Box, Stack, Typography } from '@vitral/ui';
import { FormSwitch, FormTextField } from '@vitral/ui/forms';
import { useCallback, useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';

type Picture = 'imageLarge' | 'imageSmall';

export interface TeamMemberFormProps {
  control: Control<TeamMemberInput>;
  /** Called when the upload of a picture starts and ends. */
  onUploading: (picture: Picture, isUploading: boolean) => void;
}

/** The fields of a member, with the texts of both languages side by side. */
export function TeamMemberForm({ control, onUploading }: TeamMemberFormProps) {
  const { t } = useTranslation('mfe-people');
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={t('team-members.fields.name')}
        limit={LIMITS.name}
        required
        autoFocus
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Texts control={control} heading={t('team-members.spanish')} title="title" bio="bio" />
        <Texts control={control} heading={t('team-members.english')} title="titleEn" bio="bioEn" />
      </Box>
      <TeamPicture control={control} name="imageLarge" onUploading={onUploading} />
      <TeamPicture control={control} name="imageSmall" onUploading={onUploading} />
      <FormSwitch control={control} name="isActive" label={t('team-members.fields.isActive')} />
    </>
  );
}

interface TextsProps {
  control: Control<TeamMemberInput>;
  heading: string;
  title: 'title' | 'titleEn';
  bio: 'bio' | 'bioEn';
}

function Texts({ control, heading, title, bio }: TextsProps) {
  const { t } = useTranslation('mfe-people');
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} spacing={2}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {heading}
      </Typography>
      <FormTextField
        control={control}
        name={title}
        label={t(`team-members.fields.${title}`)}
        limit={LIMITS.title}
      />
      <FormTextField
        control={control}
        name={bio}
        label={t(`team-members.fields.${bio}`)}
        limit={LIMITS.biography}
        multiline
        minRows={4}
      />
    </Stack>
  );
}

/** The field for a team picture, which becomes a public content item of the category `team` with a generated title. */
function TeamPicture({ control, name, onUploading }: TeamMemberFormProps & { name: Picture }) {
  const { t } = useTranslation('mfe-people');
  const person = useWatch({ control, name: 'name' }).trim();
  const tell = useCallback((isUploading: boolean) => onUploading(name, isUploading), [onUploading, name]);
  return (
    <PictureField
      control={control}
      name={name}
      label={t(`team-members.fields.${name}`)}
      alt={t('team-members.pictureOf', { name: person })}
      target={{ category: 'team', title: t(`team-members.${name}Title`, { name: person }).trim() }}
      failureText={(reason) => t(`team-members.${name}Failed`, { reason })}
      onUploading={tell}
    />
  );
}
