import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { RatingInput } from './rating-input.tsx';

export interface FormRatingProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
}

/** RatingInput in a react-hook-form form. */
export function FormRating<Values extends FieldValues>({ control, name, label }: FormRatingProps<Values>) {
  const { field } = useController({ control, name });
  return <RatingInput label={label} value={field.value} onChange={field.onChange} />;
}
