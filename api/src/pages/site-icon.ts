/** The window of the logo: four panes, one picture. */
export const SITE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="14" fill="#1b1745"/>
<path d="M32 8 50 22 32 32z" fill="#f5b83d"/>
<path d="M32 8 14 22 32 32z" fill="#e0567a"/>
<path d="M14 22v20l18 14V32z" fill="#1fa39a"/>
<path d="M50 22v20L32 56V32z" fill="#5b6cf0"/>
</svg>
`;
