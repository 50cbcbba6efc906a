import focusCommunity320Avif from '../assets/focus-community-320.avif';
import focusCommunity320Webp from '../assets/focus-community-320.webp';
import focusCommunity640Avif from '../assets/focus-community-640.avif';
import focusEducation320Avif from '../assets/focus-education-320.avif';
import focusEducation320Webp from '../assets/focus-education-320.webp';
import focusEducation640Avif from '../assets/focus-education-640.avif';
import focusExpansion320Avif from '../assets/focus-expansion-320.avif';
import focusExpansion320Webp from '../assets/focus-expansion-320.webp';
import focusExpansion640Avif from '../assets/focus-expansion-640.avif';
import focusSystem320Avif from '../assets/focus-system-320.avif';
import focusSystem320Webp from '../assets/focus-system-320.webp';
import focusSystem640Avif from '../assets/focus-system-640.avif';
import focusTeam320Avif from '../assets/focus-team-320.avif';
import focusTeam320Webp from '../assets/focus-team-320.webp';
import focusTeam640Avif from '../assets/focus-team-640.avif';
import focusTools320Avif from '../assets/focus-tools-320.avif';
import focusTools320Webp from '../assets/focus-tools-320.webp';
import focusTools640Avif from '../assets/focus-tools-640.avif';
import { pictureSizes } from './picture-sizes.ts';

const WIDTHS = [320, 640] as const;

/** The focus areas, 4:3. */
export const FOCUS_PICTURES = {
  education: pictureSizes(WIDTHS, [focusEducation320Avif, focusEducation640Avif], focusEducation320Webp),
  community: pictureSizes(WIDTHS, [focusCommunity320Avif, focusCommunity640Avif], focusCommunity320Webp),
  team: pictureSizes(WIDTHS, [focusTeam320Avif, focusTeam640Avif], focusTeam320Webp),
  expansion: pictureSizes(WIDTHS, [focusExpansion320Avif, focusExpansion640Avif], focusExpansion320Webp),
  tools: pictureSizes(WIDTHS, [focusTools320Avif, focusTools640Avif], focusTools320Webp),
  system: pictureSizes(WIDTHS, [focusSystem320Avif, focusSystem640Avif], focusSystem320Webp),
};
