import styles from './ribbon.module.css';

/** Renders a narrow band of glass panes. */
export function Ribbon() {
  return <div className={styles.ribbon} />;
}
