import type { BlockType } from '@vitral/sdk/contracts/blocks';
import { fieldIn, type Language } from '@vitral/sdk/contracts/languages';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Card, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@vitral/sdk/ui/data';
import { FormSwitch, FormTextField } from '@vitral/sdk/ui/forms';
import type { Control, Path } from 'react-hook-form';
import { SearchPreview } from './search-preview.tsx';
import { EachShownLanguage } from './shown-languages.tsx';
import { SocialPictureFields } from './social-picture-fields.tsx';
import type { SitePageForm } from './site-page-form.ts';

const MOST = { title: LIMITS.title, description: LIMITS.siteDescription, slug: LIMITS.slug } as const;

interface PageSettingsProps {
  /** The site links to the page, so its URL and its place in the menus are fixed. */
  isFixed: boolean;
  control: Control<SitePageForm>;
  types: readonly BlockType[];
  isOpen: boolean;
  onToggle: () => void;
}

/** Title, description, URL and social picture of the page in each language, and the menus that list it. */
export function PageSettings({ control, types, isFixed, isOpen, onToggle }: PageSettingsProps) {
  const { t } = useTranslation('mfe-content');
  const field = (name: keyof typeof MOST, language: Language) => (
    <FormTextField
      control={control}
      name={fieldIn(name, language) as Path<SitePageForm>}
      label={`${t(`site-pages.fields.${name}`)} · ${t(`language.${language}`)}`}
      limit={MOST[name]}
      required={name !== 'description' && language === 'es'}
      hint={name === 'slug' ? t('site-pages.slugHint') : undefined}
      {...(name === 'description' && { multiline: true, minRows: 2 })}
    />
  );
  return (
    <Card component="section">
      <Accordion
        disableGutters
        elevation={0}
        expanded={isOpen}
        onChange={onToggle}
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary expandIcon={<Icon name="expand_more" />} sx={{ px: { xs: 2, sm: 3 } }}>
          <Typography variant="h3" component="span">
            {t('site-pages.settings')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
          <Stack spacing={2.5}>
            <EachShownLanguage>{(language) => field('title', language)}</EachShownLanguage>
            {!isFixed && <EachShownLanguage>{(language) => field('slug', language)}</EachShownLanguage>}
            <EachShownLanguage>{(language) => field('description', language)}</EachShownLanguage>
            <SocialPictureFields control={control} />
            {isFixed ? (
              <Typography variant="body2" color="textSecondary">
                {t('site-pages.fixedText')}
              </Typography>
            ) : (
              <Stack
                direction={{ xs: 'column', sm: 'row' }}
                useFlexGap
                sx={{ columnGap: 3, flexWrap: 'wrap' }}
              >
                <FormSwitch
                  control={control}
                  name="isInNavigation"
                  label={t('site-pages.fields.isInNavigation')}
                />
                <FormSwitch control={control} name="isIndexed" label={t('site-pages.fields.isIndexed')} />
              </Stack>
            )}
            <SearchPreview control={control} types={types} />
          </Stack>
        </AccordionDetails>
      </Accordion>
    </Card>
  );
}
