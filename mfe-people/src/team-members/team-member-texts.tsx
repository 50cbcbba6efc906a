import { CONTENT_LANGUAGES, type ContentLanguage, type TeamMember } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { pictureUrl } from '@vitral/pictures';
import { Box, ImageWithFallback, Typography, lineClamp } from '@vitral/ui';

interface TeamMemberHeadProps {
  member: TeamMember;
  /** Position in the list, from 1. */
  place: number;
}

/** Picture, name and position of a member. */
export function TeamMemberHead({ member, place }: TeamMemberHeadProps) {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { name, imageSmall, imageLarge } = member;
  return (
    <>
      <ImageWithFallback
        src={pictureUrl(imageSmall ?? imageLarge, PORTRAIT_SIZE)}
        alt={t('team-members.pictureOf', { name })}
        size={PORTRAIT_SIZE}
        icon="account_circle"
      />
      <Box sx={{ minWidth: 0, pl: 1 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('team-members.place', { place: number(place) })}
        </Typography>
      </Box>
    </>
  );
}

/** Width and height in pixels. */
const PORTRAIT_SIZE = 64;

/** Title and biography in each language. */
export function TeamMemberTexts({ member }: { member: TeamMember }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      {CONTENT_LANGUAGES.map((language) => (
        <MemberTexts key={language} member={member} language={language} />
      ))}
    </Box>
  );
}

function MemberTexts({ member, language }: { member: TeamMember; language: ContentLanguage }) {
  const { t } = useTranslation('mfe-people');
  const title = language === 'es' ? member.title : member.titleEn;
  const bio = language === 'es' ? member.bio : member.bioEn;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary">
        {t(language === 'es' ? 'team-members.spanish' : 'team-members.english')}
      </Typography>
      {title || bio ? (
        <Box lang={language}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" sx={lineClamp(3)}>
            {bio}
          </Typography>
        </Box>
      ) : (
        <Typography variant="body2">{t('team-members.missing')}</Typography>
      )}
    </Box>
  );
}
