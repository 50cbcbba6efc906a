/** Pixels, as social networks want it. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Pixels; the right half shows a picture. */
export const HALF = SOCIAL_SIZE.width / 2;

/** Left edge and width of texts, and the middle of the title. */
export const TEXT = { left: 72, width: 488, middle: 330 } as const;

/** The middle of the site's name, beside its mark. */
export const NAME = { left: 134, middle: 89, size: 36, smallSize: 24, width: 426 } as const;

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_SIZE.width}" height="${SOCIAL_SIZE.height}">`;

/** The mark of the site, as in mfe-public/src/glass/logo.tsx, with bright lead. */
const MARK = `<g transform="translate(64 56) scale(1.5)">
<path fill="#2340a6" d="M3 41V18C3 10 10 5 18 2V14L3 27Z"/>
<path fill="#65309b" d="M33 27V18C33 10 26 5 18 2V14Z"/>
<path fill="#f7b733" d="M18 14L3 27V30H33V27Z"/>
<path fill="#a81a4b" d="M3 30V41H14L18 30Z"/>
<path fill="#0f8f86" d="M18 30L14 41H33V30Z"/>
<circle cx="18" cy="25" r="5.5" fill="#fff1b8"/>
<g fill="none" stroke="#f3f1fc" stroke-width="1.8" stroke-linejoin="round">
<path d="M18 2V14L3 27M18 14L33 27M3 30H33M18 30L14 41"/>
<circle cx="18" cy="25" r="5.5"/>
<path d="M3 41V18C3 10 10 5 18 2C26 5 33 10 33 18V41Z"/>
</g>
</g>`;

/** Dark panes of glass with the mark of the site; each has one colour, so that a palette suffices. */
export const BACKDROP = Buffer.from(`${SVG}
<rect width="100%" height="100%" fill="#20134a"/>
<path fill="#331a63" d="M0 0H190L120 150L0 210Z"/>
<path fill="#231b62" d="M190 0H380L450 90L300 200L120 150Z"/>
<path fill="#2f1960" d="M380 0H600V120L450 90Z"/>
<path fill="#2b1856" d="M0 470L150 430L230 630H0Z"/>
<path fill="#34164b" d="M150 430L330 500L430 630H230Z"/>
<path fill="#1a103c" d="M330 500L470 480L430 630Z"/>
<path fill="#201a59" d="M470 480L600 420V630H430Z"/>
<g fill="none" stroke="#0f0a24" stroke-width="5" stroke-linejoin="round">
<path d="M190 0L120 150L0 210M380 0L450 90L600 120M120 150L300 200L450 90"/>
<path d="M0 470L150 430L230 630M150 430L330 500L430 630L470 480L600 420M330 500L470 480"/>
</g>
${MARK}
<rect x="${TEXT.left}" y="548" width="96" height="6" rx="3" fill="#f7b733"/>
</svg>`);

/** The lead and the light between the halves. */
export const DIVIDER = Buffer.from(`${SVG}
<rect x="${HALF - 6}" width="12" height="100%" fill="#0f0a24"/>
<rect x="${HALF + 6}" width="4" height="100%" fill="#f7b733"/>
</svg>`);
