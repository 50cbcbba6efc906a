import type { Language } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import type { TextPlace } from './landing-texts.ts';

/** Returns functions that label the texts of a section, such as 'Card 2 · Title · English'. */
export function useTextLabel() {
  const { t, i18n } = useTranslation('mfe-content');
  const field = ({ list, field: name }: Partial<TextPlace>) =>
    t(`landing-content.fields.${[list, name].filter(Boolean).join('.')}`);
  const item = ({ list, number = 1 }: Partial<TextPlace>) =>
    list === 'openingHours' ? weekday(number, i18n.language) : t(`landing-content.item.${list}`, { number });
  return {
    field,
    item,
    full(place: Partial<TextPlace>, language?: Language) {
      const { list, number } = place;
      const isItem = list !== undefined && number !== undefined;
      return [
        isItem && item(place),
        !(isItem && list === 'address') && field(place),
        language && t(`language.${language}`),
      ]
        .filter(Boolean)
        .join(' · ');
    },
  };
}

/** Returns the name of a weekday, from 1 for Monday. */
function weekday(number: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const name = format.format(Date.UTC(2024, 0, number));
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
