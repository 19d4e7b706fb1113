import { useLocation } from '@tanstack/react-router';
import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import { chakra } from '../../../theme/chakra.tsx';
import { NavigationLink } from '../../../ui/button.tsx';
import { tools } from '../tools.ts';
import { UnreadLeads } from './unread-leads.tsx';

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
