import MuiButton, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, ElementType, MouseEvent } from 'react';
import { useOnce } from './use-once.ts';

/**
 * A button that ignores further clicks until its action has settled, and that keeps the focus while it loads. A disabled button
 * would lose the focus to the page: Escape would no longer reach the dialog around it, and keyboard users would lose their place.
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

/** While it loads, MUI's handlers ignore clicks and keys, so the native button needs no `disabled`. */
function NativeButton({
  'data-loading': isLoading = false,
  disabled,
  tabIndex,
  ...props
}: ComponentProps<'button'> & { 'data-loading'?: boolean }) {
  if (isLoading) return <button {...props} aria-disabled tabIndex={0} />;
  return <button {...props} disabled={disabled} tabIndex={tabIndex} />;
}
