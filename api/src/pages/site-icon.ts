/** The site's logo, five panes and a sun, as in mfe-public/src/glass/logo.tsx. */
export const SITE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 44 44">
<path fill="#2340a6" d="M3 41V18C3 10 10 5 18 2V14L3 27Z"/>
<path fill="#65309b" d="M33 27V18C33 10 26 5 18 2V14Z"/>
<path fill="#f7b733" d="M18 14L3 27V30H33V27Z"/>
<path fill="#a81a4b" d="M3 30V41H14L18 30Z"/>
<path fill="#0f8f86" d="M18 30L14 41H33V30Z"/>
<circle cx="18" cy="25" r="5.5" fill="#fff1b8"/>
<g fill="none" stroke="#140f2b" stroke-width="1.8" stroke-linejoin="round">
<path d="M18 2V14L3 27M18 14L33 27M3 30H33M18 30L14 41"/>
<circle cx="18" cy="25" r="5.5"/>
<path d="M3 41V18C3 10 10 5 18 2C26 5 33 10 33 18V41Z"/>
</g>
</svg>
`;
