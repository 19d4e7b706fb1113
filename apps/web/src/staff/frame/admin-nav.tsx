import { staffGroups } from '@estate/content/staff-pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { LogOut, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, NavigationLink } from '../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { VisuallyHidden } from '../../shared/ui/type.tsx';
import { unreadQuery } from '../inbox/unread-query.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { ColorModeSwitch } from '../theme/color-mode-switch.tsx';
import type { Tool } from '../tools.ts';
import { useTools } from './use-tools.ts';

/** Number of unread leads. The query polls the server, which does not extend the session for these requests. */
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

interface Entry {
  path: '/admin' | Tool['path'];
  title: string;
  icon: LucideIcon;
  search: Tool['search'];
}

const overview: Entry = { path: '/admin', title: 'Übersicht', icon: LayoutDashboard, search: {} };

function NavEntry({
  path,
  title,
  icon: Icon,
  search,
  onFollow,
}: Entry & { onFollow: (() => void) | undefined }) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <li>
      <NavigationLink
        to={path}
        search={search}
        activeOptions={{ exact: true, includeSearch: false }}
        {...(onFollow ? { onClick: onFollow } : {})}
        display="flex"
        alignItems="center"
        gap="3"
        minH={{ base: '11', _roomLg: '9' }}
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
  );
}

/** Navigation with the overview and the tools that the role may open, by group. `onFollow` closes the drawer. */
export function AdminNav({ onFollow }: { onFollow?: () => void }) {
  const id = useId();
  const tools = useTools();
  const groups = staffGroups.filter((group) => tools.some((tool) => tool.group === group));
  return (
    <nav aria-label="Werkzeuge">
      <chakra.ul display="grid" gap="0.5">
        <NavEntry {...overview} onFollow={onFollow} />
      </chakra.ul>
      {groups.map((group) => (
        <chakra.div key={group} mt="3">
          <chakra.h2 id={`${id}-${group}`} px="3" mb="1" fontSize="xs" fontWeight="semibold" color="inkMuted">
            {group}
          </chakra.h2>
          <chakra.ul aria-labelledby={`${id}-${group}`} display="grid" gap="0.5">
            {tools
              .filter((tool) => tool.group === group)
              .map(({ path, title, icon, search }) => (
                <NavEntry
                  key={path}
                  path={path}
                  title={title}
                  icon={icon}
                  search={search}
                  onFollow={onFollow}
                />
              ))}
          </chakra.ul>
        </chakra.div>
      ))}
    </nav>
  );
}
