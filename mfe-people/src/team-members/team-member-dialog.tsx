import { fieldIn, type Language } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { NEW_TEAM_MEMBER, type TeamMember, type TeamMemberInput } from '@vitral/sdk/contracts/team-members';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import { PictureField } from '@vitral/sdk/pictures';
import { notify, Stack, Typography } from '@vitral/sdk/ui';
import {
  EachLanguage,
  FormTextField,
  ItemFormDialog,
  PublicationFields,
  useFields,
  useItemDialog,
  usePublicationTexts,
} from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { CountryField, LanguagesField } from './code-fields.tsx';
import { TEAM_MEMBERS } from './team-members.queries.ts';

interface TeamMemberDialogProps {
  /** Undefined for a new member, who is added at the end. */
  member?: TeamMember;
  onClose: () => void;
}

/** Adds or edits a member. Can be submitted unless the name is blank or a picture is still uploading. */
export function TeamMemberDialog({ member, onClose }: TeamMemberDialogProps) {
  const { t } = useTranslation('mfe-people');
  const { languageName, countryName } = useFormats();
  const [isUploadingLarge, setIsUploadingLarge] = useState(false);
  const [isUploadingSmall, setIsUploadingSmall] = useState(false);
  const isUploading = isUploadingLarge || isUploadingSmall;
  const failureText = member ? 'team-members.updateFailed' : 'team-members.createFailed';
  const { form, dialog } = useItemDialog(TEAM_MEMBERS, {
    item: member,
    blank: NEW_TEAM_MEMBER,
    failure: (error) => notify.error(t(failureText, { reason: errorText(error) })),
    onClose,
  });
  const { control } = form;
  const field = useFields(TEAM_MEMBERS, control);
  const name = useWatch({ control, name: 'name' });
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t(member ? 'actions.update' : 'actions.create')}
      canSubmit={name.trim() !== '' && !isUploading}
      isDirty={isUploading}
      show={{
        languages: (codes) => codes.map(languageName).join(', ') || '—',
        country: (code) => (code ? countryName(code) : '—'),
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
        ...usePublicationTexts(),
      }}
    >
      <FormTextField {...field('name')} limit={LIMITS.name} required autoFocus />
      <EachLanguage>{(language) => <Texts control={control} language={language} />}</EachLanguage>
      <TeamPicture control={control} name="imageLarge" onUploading={setIsUploadingLarge} />
      <TeamPicture control={control} name="imageSmall" onUploading={setIsUploadingSmall} />
      <LanguagesField control={control} />
      <CountryField control={control} />
      <PublicationFields {...field('isActive')} />
    </ItemFormDialog>
  );
}

interface TextsProps {
  control: Control<TeamMemberInput>;
  language: Language;
}

function Texts({ control, language }: TextsProps) {
  const { t } = useTranslation('mfe-people');
  const { languageName } = useFormats();
  const id = useId();
  const field = useFields(TEAM_MEMBERS, control);
  return (
    <Stack role="group" aria-labelledby={id} spacing={2}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {t('team-members.in', { language: languageName(language) })}
      </Typography>
      <FormTextField {...field(fieldIn('title', language))} limit={LIMITS.title} />
      <FormTextField {...field(fieldIn('bio', language))} limit={LIMITS.biography} multiline minRows={4} />
    </Stack>
  );
}

interface TeamPictureProps {
  control: Control<TeamMemberInput>;
  name: 'imageLarge' | 'imageSmall';
  onUploading: (isUploading: boolean) => void;
}

/** A team picture becomes a public content item of the category `team` with a generated title. */
function TeamPicture({ control, name, onUploading }: TeamPictureProps) {
  const { t } = useTranslation('mfe-people');
  const person = useWatch({ control, name: 'name' }).trim();
  return (
    <PictureField
      control={control}
      name={name}
      label={t(`team-members.fields.${name}`)}
      alt={t('team-members.pictureOf', { name: person })}
      target={{ category: 'team', title: t(`team-members.${name}Title`, { name: person }).trim() }}
      failureText={(reason) => t(`team-members.${name}Failed`, { reason })}
      onUploading={onUploading}
    />
  );
}
