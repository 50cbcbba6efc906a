import health1200Avif from '../assets/health-1200.avif';
import health480Avif from '../assets/health-480.avif';
import health480Webp from '../assets/health-480.webp';
import health640Avif from '../assets/health-640.avif';
import health800Avif from '../assets/health-800.avif';
import health800Webp from '../assets/health-800.webp';
import { pictureSizes } from './picture-sizes.ts';

/** The picture of /vital-health, 4:3. */
export const HEALTH_PICTURE = pictureSizes(
  [480, 640, 800, 1200],
  [health480Avif, health640Avif, health800Avif, health1200Avif],
  health480Webp,
  health800Webp,
);
