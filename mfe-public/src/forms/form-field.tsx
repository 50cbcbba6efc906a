import type { ReactNode } from 'react';
import { useSite } from '../site/site-context.ts';
import styles from './form-field.module.css';

/** Attributes that every control of a form has. */
export interface ControlAttributes {
  id: string;
  name: string;
  className: string | undefined;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  isRequired: boolean;
  /** Text of the field's problem. */
  problem: string | undefined;
  /** Shown below the field unless it has a problem. */
  hint?: string | undefined;
  isWide?: boolean;
  control: (attributes: ControlAttributes) => ReactNode;
}

/** Renders a control with its label, and its problem or hint below it. */
export function FormField({ id, name, label, isRequired, problem, hint, isWide, control }: FormFieldProps) {
  const { t } = useSite();
  const note = problem ?? hint;
  return (
    <div className={isWide ? styles.wide : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired ? (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        ) : (
          <span className={styles.optional}> {t('form.optional')}</span>
        )}
      </label>
      {control({
        id,
        name,
        className: styles.control,
        required: isRequired,
        'aria-invalid': problem !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      <p className={problem ? styles.problem : styles.hint} id={`${id}-note`} hidden={!note}>
        {note}
      </p>
    </div>
  );
}

/** Field that only bots fill in. */
export function Honeypot({ name }: { name: string }) {
  const { t } = useSite();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('form.trap')}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
