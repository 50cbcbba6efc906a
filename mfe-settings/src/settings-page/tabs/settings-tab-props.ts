import type { SettingsForm } from '../../settings/use-settings-form.ts';

export interface SettingsTabProps {
  form: SettingsForm;
  /** True once the tab has been opened; it loads its own data only then. */
  wasOpened: boolean;
  /** Reports unsaved changes of forms that are saved separately. */
  onDirtyChange: (isDirty: boolean) => void;
}
