import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { LogOut, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Button, NavigationLink } from '../../shared/ui/button.tsx';
import { formatNumber } from '../../shared/ui/format.ts';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { unreadQuery } from '../inbox/inbox-query.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { ColorModeSwitch } from '../theme/color-mode-switch.tsx';
import { tools } from '../tools.ts';

/** How many leads nobody opened yet. The route is one that does not keep the session from running idle. */
function UnreadLeads() {
  const { data = 0 } = useQuery(unreadQuery);
  if (data === 0) return null;
  return (
    <chakra.span
      ml="auto"
      px="2"
      borderRadius="full"
      bg="brand"
      color="contrast"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {formatNumber(data)}
      <VisuallyHidden> ungelesen</VisuallyHidden>
    </chakra.span>
  );
}

/** Who is signed in, the theme, and the way out. */
export function AccountRow({ userName }: { userName: string }) {
  const leave = useSignOut();
  return (
    <chakra.div display="grid" gap="2" borderTopWidth="1px" pt="4">
      <chakra.p px="3" color="inkMuted" overflowWrap="anywhere">
        {userName}
      </chakra.p>
      <ColorModeSwitch />
      <Button tone="outline" size="sm" disabled={leave.isPending} onClick={() => leave.mutate()}>
        <LogOut size={18} strokeWidth={1.5} aria-hidden />
        Abmelden
      </Button>
    </chakra.div>
  );
}

const entries: readonly {
  path: '/admin' | (typeof tools)[number]['path'];
  title: string;
  icon: LucideIcon;
}[] = [{ path: '/admin', title: 'Übersicht', icon: LayoutDashboard }, ...tools];

/** The overview and every tool, for the side bar and the drawer. `onFollow` closes the drawer. */
export function AdminNav({ onFollow }: { onFollow?: () => void }) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label="Werkzeuge">
      <chakra.ul display="grid" gap="0.5">
        {entries.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <NavigationLink
              to={path}
              activeOptions={{ exact: true }}
              {...(onFollow ? { onClick: onFollow } : {})}
              display="flex"
              alignItems="center"
              gap="3"
              minH={{ base: '11', lg: '9' }}
              px="3"
              py="1.5"
              borderRadius="card"
              fontWeight="medium"
              lineHeight="snug"
              color="inkMuted"
              _hover={{ bg: 'sand', color: 'ink' }}
              _currentPage={{ bg: 'sand', color: 'ink', fontWeight: 'semibold' }}
            >
              <chakra.span flexShrink="0">
                <Icon size={18} strokeWidth={1.5} aria-hidden />
              </chakra.span>
              {title}
              {path === '/admin/anfragen' && <UnreadLeads key={here} />}
            </NavigationLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}
