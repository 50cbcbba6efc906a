import education1200Avif from '../assets/education-1200.avif';
import education480Avif from '../assets/education-480.avif';
import education480Webp from '../assets/education-480.webp';
import education640Avif from '../assets/education-640.avif';
import education800Avif from '../assets/education-800.avif';
import education800Webp from '../assets/education-800.webp';
import pillarBusiness320Avif from '../assets/pillar-business-320.avif';
import pillarBusiness320Webp from '../assets/pillar-business-320.webp';
import pillarBusiness480Avif from '../assets/pillar-business-480.avif';
import pillarBusiness480Webp from '../assets/pillar-business-480.webp';
import pillarBusiness800Avif from '../assets/pillar-business-800.avif';
import pillarDevelopment320Avif from '../assets/pillar-development-320.avif';
import pillarDevelopment320Webp from '../assets/pillar-development-320.webp';
import pillarDevelopment480Avif from '../assets/pillar-development-480.avif';
import pillarDevelopment480Webp from '../assets/pillar-development-480.webp';
import pillarDevelopment800Avif from '../assets/pillar-development-800.avif';
import pillarHealth320Avif from '../assets/pillar-health-320.avif';
import pillarHealth320Webp from '../assets/pillar-health-320.webp';
import pillarHealth480Avif from '../assets/pillar-health-480.avif';
import pillarHealth480Webp from '../assets/pillar-health-480.webp';
import pillarHealth800Avif from '../assets/pillar-health-800.avif';
import { pictureSizes } from './glass-picture.tsx';

/** The banner of the education page, 16:9. */
export const EDUCATION_PICTURE = pictureSizes(
  [480, 640, 800, 1200],
  [education480Avif, education640Avif, education800Avif, education1200Avif],
  education480Webp,
  education800Webp,
);

const PILLAR_WIDTHS = [320, 480, 800] as const;

/** The pillars of the education page, 4:3. */
export const PILLAR_PICTURES = {
  business: pictureSizes(
    PILLAR_WIDTHS,
    [pillarBusiness320Avif, pillarBusiness480Avif, pillarBusiness800Avif],
    pillarBusiness320Webp,
    pillarBusiness480Webp,
  ),
  development: pictureSizes(
    PILLAR_WIDTHS,
    [pillarDevelopment320Avif, pillarDevelopment480Avif, pillarDevelopment800Avif],
    pillarDevelopment320Webp,
    pillarDevelopment480Webp,
  ),
  health: pictureSizes(
    PILLAR_WIDTHS,
    [pillarHealth320Avif, pillarHealth480Avif, pillarHealth800Avif],
    pillarHealth320Webp,
    pillarHealth480Webp,
  ),
};
