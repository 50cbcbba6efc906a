import about480Avif from '../assets/about-480.avif';
import about480Webp from '../assets/about-480.webp';
import about800Avif from '../assets/about-800.avif';
import about800Webp from '../assets/about-800.webp';
import hero1200Avif from '../assets/hero-1200.avif';
import hero1200Webp from '../assets/hero-1200.webp';
import hero480Avif from '../assets/hero-480.avif';
import hero480Webp from '../assets/hero-480.webp';
import hero800Avif from '../assets/hero-800.avif';
import hero800Webp from '../assets/hero-800.webp';
import type { PictureSizes } from './glass-picture.tsx';

export const HERO_PICTURE: PictureSizes = {
  avif: `${hero480Avif} 480w, ${hero800Avif} 800w, ${hero1200Avif} 1200w`,
  webp: `${hero480Webp} 480w, ${hero800Webp} 800w, ${hero1200Webp} 1200w`,
  src: hero800Webp,
};

export const ABOUT_PICTURE: PictureSizes = {
  avif: `${about480Avif} 480w, ${about800Avif} 800w`,
  webp: `${about480Webp} 480w, ${about800Webp} 800w`,
  src: about800Webp,
};

/** The pillars of the education page, 4:3. */
export const PILLAR_PICTURES = {
  business: HERO_PICTURE,
  development: ABOUT_PICTURE,
  health: ABOUT_PICTURE,
};

/** The banner of the education page, 16:9. */
export const EDUCATION_PICTURE = HERO_PICTURE;

/** The banner of /vital-health, 16:9. */
export const HEALTH_PICTURE = ABOUT_PICTURE;

/** Stands in for the promotional video until it plays, 16:9. */
export const PROMO_POSTER = HERO_PICTURE;
