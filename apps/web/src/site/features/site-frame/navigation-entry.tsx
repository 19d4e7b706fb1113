import type { PageLink } from '@estate/content/navigation';
import { useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { NavigationLink } from '../../../shared/ui/button.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/** A link of the main navigation. Of several entries for one page, only the one with the URL's hash is current. */
export function NavigationEntryLink({
  entry: { to, hash, label },
  among,
  ...style
}: {
  entry: PageLink;
  /** All entries of the same list. */
  among: readonly PageLink[];
} & Omit<ComponentProps<typeof NavigationLink>, 'to' | 'hash' | 'activeOptions' | 'children'>) {
  const hashInView = useLocation({ select: (location) => location.hash });
  // Before hydration no hash is compared, because the server does not know the URL's hash.
  const isHydrated = useIsHydrated();
  const isAtPart =
    isHydrated && among.some((other) => other.to === to && other.hash && other.hash === hashInView);
  return (
    <NavigationLink
      {...style}
      to={pathOf({ to })}
      {...(hash ? { hash } : {})}
      activeOptions={{ exact: true, includeHash: isAtPart || hash !== undefined }}
      _currentPage={{ color: 'brassDeep' }}
    >
      {label}
    </NavigationLink>
  );
}
