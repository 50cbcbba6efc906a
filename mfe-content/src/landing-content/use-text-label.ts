import type { Language } from '@vitral/contracts/languages';
import { useTranslation } from '@vitral/i18n';
import { SINGLE_FIELD_LISTS } from './landing-sections.ts';
import type { TextPlace } from './landing-texts.ts';

/** Returns functions that label the texts of a section, such as 'Card 2 · Title · English'. */
export function useTextLabel() {
  const { t } = useTranslation('mfe-content');
  const field = ({ list, field: name }: Partial<TextPlace>) =>
    t(`landing-content.fields.${[list, name].filter(Boolean).join('.')}`);
  return {
    field,
    item: (place: Partial<TextPlace>) => t(`landing-content.item.${place.list}`, { number: place.number }),
    full(place: Partial<TextPlace>, language?: Language) {
      const { list, number } = place;
      const isItem = list !== undefined && number !== undefined;
      return [
        isItem && t(`landing-content.item.${list}`, { number }),
        !(isItem && SINGLE_FIELD_LISTS.has(list)) && field(place),
        language && t(`language.${language}`),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}
