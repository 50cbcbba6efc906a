import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { RATING } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { useId } from 'react';

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
