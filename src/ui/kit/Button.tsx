import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one thing to do next; `plain` has neither edge nor ground. */
  look?: 'primary' | 'plain' | 'small' | undefined;
}

/** A button, alike on every page. */
export function Button({ look, className, ...rest }: ButtonProps) {
  const classes = ['button', look && `button-${look}`, className].filter(Boolean).join(' ');
  return <button type="button" {...rest} className={classes} />;
}

/** A tab: the button of one of several panels of which only one is shown. */
export function Tab({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={className ? `tab ${className}` : 'tab'} />;
}
