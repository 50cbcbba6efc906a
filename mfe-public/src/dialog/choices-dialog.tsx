import { LANGUAGES, type Language } from '@vitral/contracts';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { chooseCountry, COUNTRIES, readCountry, type Country } from '../data/country.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../data/language-choice.ts';
import { Icon } from '../glass/icon.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import { showToast } from '../toast/toast.ts';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './choices-dialog.module.css';

interface ChoicesDialogProps {
  onClose: () => void;
  goTo?: (address: string) => void;
}

/** Dialog for language and country, saved in the visitor's cookies only. A new language opens the same page in it. */
export function ChoicesDialog({ onClose, goTo = (address) => location.assign(address) }: ChoicesDialogProps) {
  const { t, page, language: current } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [language, setLanguage] = useState<Language>(current);
  const [country, setCountry] = useState<Country | null>(readCountry);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const hasMoved = country !== null && country !== readCountry();
    if (country) chooseCountry(country);
    close();
    if (language !== current) {
      chooseLanguage(language);
      goTo(addressOf(page, language, location.hash));
    } else if (hasMoved) showToast({ title: t('choices.countryUpdated') });
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} closedby="any" onClose={onClose}>
      <Ribbon />
      <form className={styles.form} onSubmit={apply}>
        <h2 className={styles.title} id={title}>
          {t('choices.title')}
        </h2>
        <ChoiceGroup
          name="language"
          legend={t('choices.language')}
          options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value], lang: value }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <ChoiceGroup
          name="country"
          legend={t('choices.country')}
          options={COUNTRIES.map((value) => ({ value, text: t(`choices.${value}`) }))}
          chosen={country}
          onChoose={setCountry}
        />
        <p className={styles.explanation}>{t('choices.introduction')}</p>
        <div className={styles.actions}>
          <button className={styles.cancel} type="button" onClick={close}>
            {t('choices.cancel')}
          </button>
          <button className={styles.apply} type="submit">
            {t('choices.apply')}
          </button>
        </div>
        <button className={styles.close} type="button" aria-label={t('choices.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
