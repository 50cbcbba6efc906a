import about480Avif from '../assets/about-480.avif';
import about480Webp from '../assets/about-480.webp';
import about640Avif from '../assets/about-640.avif';
import about640Webp from '../assets/about-640.webp';
import about800Avif from '../assets/about-800.avif';
import about800Webp from '../assets/about-800.webp';
import hero1200Avif from '../assets/hero-1200.avif';
import hero1200Webp from '../assets/hero-1200.webp';
import hero480Avif from '../assets/hero-480.avif';
import hero480Webp from '../assets/hero-480.webp';
import hero640Avif from '../assets/hero-640.avif';
import hero640Webp from '../assets/hero-640.webp';
import hero800Avif from '../assets/hero-800.avif';
import hero800Webp from '../assets/hero-800.webp';
import { pictureSizes } from './glass-picture.tsx';

export const HERO_PICTURE = pictureSizes(
  [480, 640, 800, 1200],
  [hero480Avif, hero640Avif, hero800Avif, hero1200Avif],
  hero480Webp,
  hero640Webp,
  hero800Webp,
  hero1200Webp,
);

export const ABOUT_PICTURE = pictureSizes(
  [480, 640, 800],
  [about480Avif, about640Avif, about800Avif],
  about480Webp,
  about640Webp,
  about800Webp,
);
