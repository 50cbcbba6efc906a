import { NEGOTIATED_FORMATS } from '../../platform/http/negotiated-formats.ts';
import type { ContentVariant } from './content-variant.entity.ts';

export interface WantedVariant {
  /** The minimum width in pixels. */
  width?: number;
  shape?: 'square';
}

type Variant = Pick<ContentVariant, 'shape' | 'width' | 'mimeType'>;

/**
 * Returns the smallest variant that is wide enough, in the best format that the Accept header names; null when there is none.
 * A wildcard alone does not count: such a browser may support neither format.
 */
export function chooseVariant<Row extends Variant>(
  variants: Row[],
  { width = 0, shape }: WantedVariant,
  accepted: string[],
): Row | null {
  const serving = variants
    .filter((variant) =>
      shape ? variant.shape === shape : variant.shape === 'scaled' && variant.width >= width,
    )
    .filter(({ mimeType }) => accepted.includes(mimeType))
    .sort((one, other) => one.width - other.width || rank(one) - rank(other));
  return serving[0] ?? null;
}

function rank({ mimeType }: Variant): number {
  return NEGOTIATED_FORMATS.indexOf(mimeType);
}
