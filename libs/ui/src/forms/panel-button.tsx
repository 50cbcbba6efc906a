import SvgIcon from '@mui/material/SvgIcon';
import { useLocation } from '@vitral/router';
import { useState, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { TitledDialog } from '../feedback/titled-dialog.tsx';
import { DiscardQuestion } from './leave-question.tsx';

interface PanelButtonProps {
  /** Path of the icon. */
  icon: string;
  /** Label of the button; the dialog has `title`. */
  label: string;
  title: string;
  /** Hash in the URL that opens the panel automatically. */
  hash: string;
  maxWidth?: 'sm';
  /** Returns the content of the dialog. `onDraft` receives whether it holds typed text, which closing would discard. */
  children: (onDraft: (hasDraft: boolean) => void, close: () => void) => ReactNode;
}

/** A button in the form of an item that opens a panel, such as its comments; asks before typed text is lost. */
export function PanelButton({ icon, label, title, hash, maxWidth, children }: PanelButtonProps) {
  const location = useLocation();
  const [isOpen, setIsOpen] = useState(location.hash === hash);
  const [hasDraft, setHasDraft] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsOpen(false);
    setIsAsking(false);
    setHasDraft(false);
  };
  return (
    <>
      <Button
        startIcon={
          <SvgIcon>
            <path d={icon} />
          </SvgIcon>
        }
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <TitledDialog
          title={title}
          {...(maxWidth && { maxWidth })}
          focusClose
          onClose={() => (hasDraft ? setIsAsking(true) : close())}
        >
          {children(setHasDraft, close)}
          <DiscardQuestion open={isAsking} onConfirm={close} onCancel={() => setIsAsking(false)} />
        </TitledDialog>
      )}
    </>
  );
}
