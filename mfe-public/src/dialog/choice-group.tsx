import styles from './choice-group.module.css';

interface ChoiceGroupProps<Value extends string> {
  name: string;
  legend: string;
  options: { value: Value; text: string; lang?: string }[];
  /** Null before a choice. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** Radio group with native radio buttons. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
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
