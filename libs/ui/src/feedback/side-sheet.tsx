import type { DialogProps } from '@mui/material/Dialog';
import Slide, { type SlideProps } from '@mui/material/Slide';
import { createContext, useContext, type ReactNode } from 'react';

interface Sheet {
  /** Buttons in its title row. */
  actions?: ReactNode;
  /** The sheet replaces another one, so it does not slide in. */
  isReplacement?: boolean;
}

const SheetContext = createContext<Sheet | null>(null);

/** Lets the first dialog inside it open as a sheet at the side of the page, with the list beside it; full screen on phones. */
export function SideSheet({ children, ...sheet }: Sheet & { children: ReactNode }) {
  return <SheetContext value={sheet}>{children}</SheetContext>;
}

/** Returns the props that make a dialog a sheet, if it is to be one. */
export function useSideSheet() {
  const sheet = useContext(SheetContext);
  return { actions: sheet?.actions, dialog: sheet && (sheet.isReplacement ? REPLACEMENT : SHEET) };
}

/** Ends the sheet context for dialogs that open over the sheet. */
export function SheetContent({ children }: { children: ReactNode }) {
  return <SheetContext value={null}>{children}</SheetContext>;
}

const SlideFromSide = (props: SlideProps) => <Slide {...props} direction="left" />;

const SHEET = {
  maxWidth: false,
  slots: { transition: SlideFromSide },
  slotProps: {
    paper: { sx: { width: 640, maxWidth: '100%', height: '100%', maxHeight: 'none', m: 0, borderRadius: 0 } },
  },
  sx: { '& .MuiDialog-container': { justifyContent: 'flex-end' } },
} satisfies Partial<DialogProps>;

const REPLACEMENT = { ...SHEET, transitionDuration: 0 } satisfies Partial<DialogProps>;
