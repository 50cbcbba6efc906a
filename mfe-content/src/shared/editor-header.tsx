import { Button, Card, Icon, type IconName, Stack } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';

interface EditorHeaderProps {
  /** Chips with the state of the edited item. */
  state: ReactNode;
  /** Absent while there is a conflict to resolve. */
  actions: ReactNode;
  children: ReactNode;
}

/** State of the edited item, with its less frequent actions, and `children` below. */
export function EditorHeader({ state, actions, children }: EditorHeaderProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, alignItems: { sm: 'center' } }}
      >
        {state}
        {actions && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Card>
  );
}

interface HeaderButtonProps {
  icon: IconName;
  isDestructive: boolean;
  onClick: () => void;
  children: string;
}

export function HeaderButton({ icon, isDestructive, onClick, children }: HeaderButtonProps) {
  return (
    <Button color={isDestructive ? 'error' : 'primary'} startIcon={<Icon name={icon} />} onClick={onClick}>
      {children}
    </Button>
  );
}
