import { CONTENT_LANGUAGES, type ContentLanguage, type TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Card, Chip, ImageWithFallback, Stack, Typography } from '@vitral/ui';

interface TeamMemberCardProps {
  member: TeamMember;
  /** From 1. */
  place: number;
}

/** A member as the site shows them, in both languages. */
export function TeamMemberCard({ member, place }: TeamMemberCardProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { name, isActive, imageSmall, imageLarge } = member;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <ImageWithFallback
          src={imageSmall ?? imageLarge}
          alt={t('team-members.pictureOf', { name })}
          size={72}
          icon="account_circle"
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {t('team-members.place', { place: number(place) })}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={isActive ? 'success' : 'default'}
            label={t(isActive ? 'status.active' : 'status.inactive')}
          />
        </Box>
      </Stack>
      <Stack spacing={2}>
        {CONTENT_LANGUAGES.map((language) => (
          <MemberTexts key={language} member={member} language={language} />
        ))}
      </Stack>
    </Card>
  );
}

function MemberTexts({ member, language }: { member: TeamMember; language: ContentLanguage }) {
  const { t } = useTranslation('mfe-people');
  const title = language === 'es' ? member.title : member.titleEn;
  const bio = language === 'es' ? member.bio : member.bioEn;
  return (
    <Box>
      <Typography variant="caption" color="textSecondary">
        {t(language === 'es' ? 'team-members.spanish' : 'team-members.english')}
      </Typography>
      {title || bio ? (
        <Box lang={language}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2">{bio}</Typography>
        </Box>
      ) : (
        <Typography variant="body2">{t('team-members.missing')}</Typography>
      )}
    </Box>
  );
}
