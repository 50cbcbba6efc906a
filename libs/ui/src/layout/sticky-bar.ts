/** Position of a bar that stays in view at the bottom of a page, above the bottom bar of the console on phones. */
export const STICKY_BAR = {
  position: 'sticky',
  bottom: { xs: 'calc(var(--phone-bar, 0px) + 8px)', sm: 'calc(var(--phone-bar, 0px) + 16px)' },
} as const;
