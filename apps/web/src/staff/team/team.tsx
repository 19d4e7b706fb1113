import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { useSession } from '../session/session.ts';
import { QueryState } from '../ui/query-state.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { teamQuery } from './team-query.ts';
import { TwoFactorRule } from './two-factor-rule.tsx';

/** Moves the focus to the list when a removed row had it. */
function useListFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(count);
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) list.current?.focus();
    known.current = count;
  }, [count]);
  return list;
}

/** Staff accounts: invitation, role, password link, sessions, removal, and the two-factor rule for all of them. */
export function Team() {
  const team = useQuery(teamQuery);
  const ownId = useSession()?.user.id;
  const [isInviting, setInviting] = useState(false);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const list = useListFocus(team.data?.items.length ?? 0);
  return (
    <ToolPage
      path="/admin/team"
      isWide
      actions={
        <Button
          ref={inviteButton}
          size="sm"
          aria-expanded={isInviting}
          onClick={() => setInviting(!isInviting)}
        >
          <UserPlus size={18} strokeWidth={1.5} aria-hidden />
          Einladen
        </Button>
      }
    >
      {isInviting && (
        <InviteForm
          onDone={() => {
            setInviting(false);
            inviteButton.current?.focus();
          }}
        />
      )}
      <QueryState query={team} subject="Die Konten" isPlural h="48" />
      {team.data && (
        <>
          <chakra.ul
            ref={list}
            tabIndex={-1}
            aria-label="Konten"
            bg="card"
            borderWidth="1px"
            borderRadius="card"
          >
            {team.data.items.map((account) => (
              <MemberRow key={account.id} account={account} isOwn={account.id === ownId} />
            ))}
          </chakra.ul>
          <TwoFactorRule
            withoutFactor={team.data.items
              .filter(({ two_factor }) => !two_factor)
              .map(({ id, name }) => (id === ownId ? `${name} (Sie)` : name))}
          />
        </>
      )}
    </ToolPage>
  );
}
