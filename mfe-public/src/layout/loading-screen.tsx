import styles from './loading-screen.module.css';

export function LoadingScreen({ text }: { text: string }) {
  return (
    <div className={styles.screen} role="status">
      <svg className={styles.window} viewBox="0 0 60 74" aria-hidden="true">
        <path className={styles.pane} d="M4 70V32C4 18 14 9 28 4V34Z" />
        <path className={styles.pane} d="M56 70V32C56 18 46 9 32 4V34Z" />
        <path className={styles.pane} d="M9 70L30 40L51 70Z" />
      </svg>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
