import type { BlockField } from '@vitral/sdk/contracts/blocks';
import type { Control } from 'react-hook-form';
import type { SitePageForm } from '../site-page-form.ts';

export interface BlockFieldProps<Field extends BlockField = BlockField> {
  control: Control<SitePageForm>;
  field: Field;
  /** Path of the values in the form: `blocks.2.values`. */
  path: string;
}
