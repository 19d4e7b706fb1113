import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { StaffAccount } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { roleNames, type StaffRole } from '@estate/domain/staff/roles';
import { PasswordDialog } from './password-dialog.tsx';
import { SessionsOf } from '../staff-sessions/session-list.tsx';
import {
  brokerChoices,
  changeBroker,
  changeRole,
  isOfPastBroker,
  removeAccount,
  removeTwoFactor,
  roleChoices,
  sendPasswordLink,
  teamQuery,
} from './team-query.ts';

/**
 * Mutation of one account. The list is refetched in any case, because after a rejection a colleague may have changed
 * it.
 */
function useChange<Input>(change: (input: Input) => Promise<unknown>, title: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ tone: 'success', title }),
    onError: (error) => showFailure(error),
    onSettled: () => queryClient.invalidateQueries(teamQuery),
  });
}

export function MemberRow({ account, isOwn }: { account: StaffAccount; isOwn: boolean }) {
  const { id, name, email, role, broker, state, two_factor, last_seen } = account;
  const [isOpen, setOpen] = useState(false);
  const [confirming, setConfirming] = useState<'removal' | 'factor'>();
  const [newRole, setNewRole] = useState<StaffRole>();
  const close = () => setConfirming(undefined);
  const sessionsId = useId();
  const isInvited = state === 'invited';
  const isPast = isOfPastBroker(account);
  const queryClient = useQueryClient();
  const brokerChange = useChange(changeBroker, 'Die Person auf der Website ist geändert');
  const link = useChange(sendPasswordLink, isInvited ? 'Einladung erneut verschickt' : 'Link verschickt');
  const removal = useChange(removeAccount, 'Das Konto ist entfernt');
  const refetchAfter = async (change: Promise<unknown>) => {
    try {
      await change;
    } finally {
      await queryClient.invalidateQueries(teamQuery);
    }
  };

  return (
    <chakra.li aria-label={name} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} px="4" py="3">
      <chakra.div
        display="grid"
        gap="3"
        alignItems="center"
        gridTemplateColumns={{ base: '1fr', _roomXl: 'minmax(0, 1fr) 11rem 25rem' }}
      >
        <chakra.div minW="0">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {name}
            {isOwn && ' (Sie)'}
          </chakra.p>
          {name !== email && (
            <chakra.p color="inkMuted" overflowWrap="anywhere">
              {email}
            </chakra.p>
          )}
          <chakra.p color="inkMuted" display="flex" flexWrap="wrap" alignItems="center" gap="2">
            {isInvited && <Badge tone="light">Eingeladen</Badge>}
            {two_factor && <Badge tone="light">Zweiter Faktor</Badge>}
            {isPast && <Badge tone="reserved">Nicht mehr auf der Website</Badge>}
            <span>
              {last_seen ? (
                <>
                  zuletzt <TimeInWords at={last_seen} />
                </>
              ) : (
                'noch nie angemeldet'
              )}
            </span>
          </chakra.p>
        </chakra.div>
        <chakra.div display="grid" gap="3">
          <SelectField
            label="Rolle"
            aria-label={`Rolle von ${name}`}
            choices={role === null ? [{ value: '', label: 'Keine Rolle' }, ...roleChoices] : roleChoices}
            value={newRole ?? role ?? ''}
            disabled={isOwn}
            help={isOwn ? 'Ihre eigene Rolle kann nur ein anderer Admin ändern.' : undefined}
            onChange={({ target }) => setNewRole(target.value as StaffRole)}
          />
          <SelectField
            label="Person auf der Website"
            aria-label={`Person auf der Website von ${name}`}
            choices={
              isPast && broker
                ? [...brokerChoices(), { value: broker, label: `${broker} (nicht mehr dabei)` }]
                : brokerChoices()
            }
            value={(brokerChange.isPending ? brokerChange.variables.broker : broker) ?? ''}
            // Not disabled while a change is pending, because `disabled` would take the focus from the field.
            onChange={({ target }) => {
              if (!brokerChange.isPending) brokerChange.mutate({ id, broker: target.value || null });
            }}
          />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent={{ _roomXl: 'flex-end' }}>
          <Button tone="outline" size="sm" disabled={link.isPending} onClick={() => link.mutate(id)}>
            {isInvited ? 'Erneut einladen' : 'Passwort-Link schicken'}
          </Button>
          {!isInvited && (
            <Button
              tone="outline"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={sessionsId}
              onClick={() => setOpen(!isOpen)}
            >
              Sitzungen
            </Button>
          )}
          {two_factor && !isOwn && (
            <Button tone="quiet" size="sm" onClick={() => setConfirming('factor')}>
              Zweiten Faktor ausschalten
            </Button>
          )}
          <Button tone="quiet" size="sm" color="danger" onClick={() => setConfirming('removal')}>
            Entfernen
          </Button>
        </chakra.div>
      </chakra.div>
      {isPast && !isOwn && (
        <chakra.p mt="3">
          Die Person dieses Kontos arbeitet nach dem Team der Website nicht mehr bei uns.{' '}
          <Button tone="outline" size="sm" onClick={() => setConfirming('removal')}>
            Konto schließen
          </Button>
        </chakra.p>
      )}
      <chakra.div id={sessionsId} mt={isOpen ? '3' : '0'}>
        {isOpen && <SessionsOf accountId={id} />}
      </chakra.div>
      {confirming === 'factor' && (
        <PasswordDialog
          title={`Zweiten Faktor von ${name} ausschalten?`}
          action="Ausschalten"
          change={(password) => refetchAfter(removeTwoFactor({ id, password }))}
          onDone={() => {
            showToast({ tone: 'success', title: 'Der zweite Faktor ist ausgeschaltet' });
            close();
          }}
          onCancel={close}
        >
          <p>
            Das ist für ein verlorenes Telefon gedacht. Danach genügt das Passwort, und alle Sitzungen des
            Kontos enden sofort.
          </p>
        </PasswordDialog>
      )}
      {newRole && (
        <PasswordDialog
          title={`Rolle von ${name} ändern: ${roleNames[newRole]}`}
          action="Rolle ändern"
          change={(password) => refetchAfter(changeRole({ id, role: newRole, password }))}
          onDone={() => {
            showToast({ tone: 'success', title: 'Die Rolle ist geändert' });
            setNewRole(undefined);
          }}
          onCancel={() => setNewRole(undefined)}
        />
      )}
      {confirming === 'removal' && (
        <ConfirmDialog
          title={`${name} entfernen?`}
          action="Konto entfernen"
          isPending={removal.isPending}
          onConfirm={() => removal.mutate(id, { onSettled: close })}
          onCancel={close}
        >
          <p>
            Das Konto und alle seine Sitzungen enden sofort. Das Protokoll behält, was über dieses Konto
            geschehen ist, ohne Namen.
          </p>
        </ConfirmDialog>
      )}
    </chakra.li>
  );
}
