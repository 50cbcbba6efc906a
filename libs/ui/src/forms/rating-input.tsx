import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { RATING } from '@vitral/contracts/limits';
import { useTranslation } from '@vitral/i18n';
import { useId } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

export interface RatingInputProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** One to five stars, as radio buttons under the stars. */
export function RatingInput({ label, value, onChange }: RatingInputProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" id={id}>
        {label}
      </FormLabel>
      <Rating
        name={id}
        aria-labelledby={id}
        value={value}
        max={RATING.max}
        getLabelText={(count) => t('rating.stars', { count })}
        onChange={(_, next) => onChange(next ?? value)}
      />
    </FormControl>
  );
}

/** A read-only rating. */
export function RatingStars({ value }: { value: number }) {
  const { t } = useTranslation();
  return (
    <Rating
      value={value}
      max={RATING.max}
      readOnly
      size="small"
      getLabelText={(count) => t('rating.stars', { count })}
    />
  );
}

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
