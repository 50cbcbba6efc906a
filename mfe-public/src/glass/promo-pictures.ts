import promo1200Avif from '../assets/promo-1200.avif';
import promo480Avif from '../assets/promo-480.avif';
import promo480Webp from '../assets/promo-480.webp';
import promo800Avif from '../assets/promo-800.avif';
import promo800Webp from '../assets/promo-800.webp';
import { pictureSizes } from './picture-sizes.ts';

/** Stands in for the promotional video until it plays, 16:9. */
export const PROMO_POSTER = pictureSizes(
  [480, 800, 1200],
  [promo480Avif, promo800Avif, promo1200Avif],
  promo480Webp,
  promo800Webp,
);
