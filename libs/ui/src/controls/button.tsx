import MuiButton, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, ElementType, MouseEvent } from 'react';
import { useOnce } from './use-once.ts';

/**
 * A button whose action runs once, however often it is clicked before the page shows that it did, and that keeps the focus
 * while it loads: a disabled one loses it to the page, and with it the Escape key of the dialog around it and the place of
 * whoever uses the keyboard.
 */
export const Button = (({ component, onClick, ...props }: ButtonProps & { component?: ElementType }) => {
  const once = useOnce();
  const click = onClick && ((event: MouseEvent<HTMLButtonElement>) => once(() => onClick(event)));
  return (
    <MuiButton
      component={component ?? (props.href === undefined ? NativeButton : 'a')}
      data-loading={props.loading === true || undefined}
      onClick={click}
      {...props}
    />
  );
}) as typeof MuiButton;

/** What is pressed while it loads is dropped by MUI's handlers. */
function NativeButton({
  'data-loading': isLoading = false,
  disabled,
  tabIndex,
  ...props
}: ComponentProps<'button'> & { 'data-loading'?: boolean }) {
  if (isLoading) return <button {...props} aria-disabled tabIndex={0} />;
  return <button {...props} disabled={disabled} tabIndex={tabIndex} />;
}
