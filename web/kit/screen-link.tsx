import { type ComponentProps, createContext, use } from 'react';
import { Link } from 'react-router';

/** Says of an address whether the panel has a screen for it; the shell provides it. */
export const KnownScreens = createContext<(address: string) => boolean>(() => false);

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link to a screen of the panel; plain text as long as there is no such screen. */
export function ScreenLink({ to, className, children, ...rest }: Props) {
  if (!use(KnownScreens)(to)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  );
}
