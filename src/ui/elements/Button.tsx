import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one thing to do next; `plain` has neither edge nor ground. */
  look?: 'primary' | 'plain' | 'small' | undefined;
}

/** What is pressed to do something, alike on every page. */
export function Button({ look, className, ...rest }: ButtonProps) {
  const classes = ['button', look && `button-${look}`, className].filter(Boolean).join(' ');
  return <button type="button" {...rest} className={classes} />;
}

/** One of several parts behind each other, of which one is in sight. */
export function Tab({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={className ? `tab ${className}` : 'tab'} />;
}
