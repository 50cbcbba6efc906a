import { testimonialLanguage, type Testimonial } from '@vitral/sdk/contracts/testimonials';
import { useTranslation } from '@vitral/sdk/i18n';
import { pictureUrl } from '@vitral/sdk/pictures';
import { Box, Card, Chip, Stack, Typography, lineClamp } from '@vitral/sdk/ui';
import { DeleteButton, EditButton, ImageWithFallback, SelectItem } from '@vitral/sdk/ui/data';
import { ItemLink, PublicationNote, RatingStars, StatusSwitch, useToggleItem } from '@vitral/sdk/ui/forms';
import { AboutMember } from './about-member.tsx';
import { PinButton } from './pin-button.tsx';
import { ReviewButtons } from './review-buttons.tsx';
import { TESTIMONIALS } from './testimonials.queries.ts';

interface TestimonialCardProps {
  testimonial: Testimonial;
  onEdit: (testimonial: Testimonial) => void;
  onDelete: (testimonial: Testimonial) => void;
}

export function TestimonialCard({ testimonial, onEdit, onDelete }: TestimonialCardProps) {
  const { t } = useTranslation('mfe-people');
  const toggle = useToggleItem(TESTIMONIALS);
  const { name, text, image, position, company, rating, isActive, consentDate, aboutMember } = testimonial;
  const { reviewState, pinnedPlace } = testimonial;
  const language = testimonialLanguage(testimonial);

  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', p: 2.5, gap: 1.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <ImageWithFallback
          src={pictureUrl(image, PORTRAIT_SIZE)}
          alt={t('testimonials.pictureOf', { name })}
          size={PORTRAIT_SIZE}
          variant="circular"
          icon="account_circle"
        />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <ItemLink id={testimonial.id}>{name}</ItemLink>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[position, company].filter(Boolean).join(' · ') || '—'}
          </Typography>
        </Box>
        <SelectItem id={testimonial.id} name={name} />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <RatingStars value={rating} />
        <Box sx={{ flexGrow: 1 }} />
        {pinnedPlace !== null && (
          <Chip size="small" color="primary" label={t('testimonials.pinned.isPinned')} />
        )}
        <Chip
          size="small"
          variant="outlined"
          label={t(language ? `language.${language}` : 'testimonials.in.none')}
        />
      </Stack>
      <Typography lang={language ?? undefined} sx={lineClamp(4)}>
        {text}
      </Typography>
      {aboutMember && <AboutMember id={aboutMember} />}
      {reviewState !== 'approved' && (
        <Chip
          size="small"
          color={reviewState === 'pending' ? 'warning' : 'default'}
          label={t(`testimonials.reviewState.${reviewState}`)}
          sx={{ alignSelf: 'flex-start' }}
        />
      )}
      {!consentDate && (
        <Typography variant="body2" color="textSecondary">
          {t('testimonials.noConsent')}
        </Typography>
      )}
      <PublicationNote item={testimonial} />
      <Stack direction="row" sx={{ alignItems: 'center', mt: 'auto' }}>
        {reviewState === 'approved' && (
          <StatusSwitch
            name={name}
            isActive={isActive}
            isPending={toggle.isPending}
            onChange={() => toggle.mutate(testimonial)}
          />
        )}
        {(reviewState === 'pending' || reviewState === 'rejected') && (
          <ReviewButtons testimonial={testimonial} />
        )}
        <Box sx={{ flexGrow: 1 }} />
        {reviewState === 'approved' && <PinButton testimonial={testimonial} />}
        <EditButton label={t('testimonials.edit', { name })} onClick={() => onEdit(testimonial)} />
        <DeleteButton label={t('testimonials.delete', { name })} onClick={() => onDelete(testimonial)} />
      </Stack>
    </Card>
  );
}

/** Width and height in pixels. */
const PORTRAIT_SIZE = 56;
