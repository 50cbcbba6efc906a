import { type Language, LANGUAGE_FACTS, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseLanguage, COUNTRIES, type Country, readCountry, saveChoice } from '../data/choices.ts';
import { readBrowserZone, readChosenZone } from '../time-zone/visitor-zone.ts';
import { COUNTRY_ZONES, countryOf } from '../time-zone/zones.ts';
import { Icon } from '../glass/icon.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { loadTranslate, type PageBoot } from '../i18n/texts.ts';
import { openPathIn, pageAt } from '../site/paths.ts';
import { SiteContext, useSite } from '../site/site-context.ts';
import { showToast } from '../toast/toast.ts';
import { ZoneField } from './zone-field.tsx';
import styles from './choices-dialog.module.css';

/** Shows the dialog on top of the page until the visitor closes it. */
export async function openChoices(boot: PageBoot): Promise<void> {
  const t = await loadTranslate(boot);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <SiteContext value={{ language: boot.language, t, page: pageAt(location.pathname) }}>
      <ChoicesDialog onClose={close} />
    </SiteContext>,
  );
}

interface ChoicesDialogProps {
  onClose: () => void;
  goTo?: (url: string) => void;
}

/**
 * Lets the visitor choose language, country and time zone, which are only stored in cookies. A new language opens the
 * same page in it; a country also sets the zone, unless the current zone is in that country.
 */
export function ChoicesDialog({ onClose, goTo = (url) => location.assign(url) }: ChoicesDialogProps) {
  const { t, page, language: current } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [language, setLanguage] = useState<Language>(current);
  const [country, setCountry] = useState<Country | null>(readCountry);
  const [zone, setZone] = useState<string | null>(readChosenZone);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  const chooseCountry = (chosen: Country) => {
    setCountry(chosen);
    const zoneNow = zone ?? readBrowserZone();
    if (!zoneNow || countryOf(zoneNow) !== chosen) setZone(COUNTRY_ZONES[chosen].main);
  };

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const hasChanged = country !== readCountry() || zone !== readChosenZone();
    if (country) saveChoice('country', country);
    saveChoice('timezone', zone);
    close();
    if (language !== current) {
      chooseLanguage(language);
      goTo(openPathIn(language, page) + location.hash);
    } else if (hasChanged) void showToast({ title: t('choices.updated') });
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
          options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_FACTS[value].name, lang: value }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <ChoiceGroup
          name="country"
          legend={t('choices.country')}
          options={COUNTRIES.map((value) => ({ value, text: t(`choices.${value}`) }))}
          chosen={country}
          onChoose={chooseCountry}
        />
        <ZoneField zone={zone} onChange={setZone} />
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

interface ChoiceGroupProps<Value extends string> {
  name: string;
  legend: string;
  options: { value: Value; text: string; lang?: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { name, legend, options, chosen, onChoose } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, text, lang }) => (
          <label className={styles.option} key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span lang={lang}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
