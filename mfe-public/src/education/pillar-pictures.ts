import type { MeetingCategory } from '@vitral/sdk/contracts/zoom-meetings';
import business from '../assets/pillar-business-320.avif?sizes';
import development from '../assets/pillar-development-320.avif?sizes';
import health from '../assets/pillar-health-320.avif?sizes';
import type { SizedPicture } from '../glass/glass-picture.tsx';

/** Pictures of the categories, 4:3. */
export const PILLAR_PICTURES: Record<MeetingCategory, SizedPicture> = { business, development, health };
