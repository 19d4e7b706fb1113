import { germanDay } from '@estate/domain/text/german-day';
import { isClosed, type LeadState, leadStates } from '@estate/domain/forms/lead-filter';
import { leadStateLabels } from '@estate/domain/forms/lead-words';
import { useState } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import type { Colleague, LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { Callout } from '../ui/callouts.tsx';
import { passFocusToHeading, focusMessage } from './focus.ts';
import { changeLead, type LeadChange } from './inbox-query.ts';
import { momentText } from './lead-days.ts';
import { useLeadAction } from './use-lead-actions.ts';

const states = leadStates.map((value) => ({ value, label: leadStateLabels[value] }));

/** Deadline of a lead, or the day until which it is snoozed. */
function DueText({ lead: { state, due_at, overdue, snoozed_until } }: { lead: LeadDetail }) {
  if (isClosed(state)) return null;
  if (snoozed_until) return <p>Wiedervorlage am {germanDay(snoozed_until)}</p>;
  if (!due_at) return null;
  return (
    <chakra.p color={overdue ? 'danger' : undefined} fontWeight={overdue ? 'semibold' : undefined}>
      {overdue ? 'Überfällig seit' : 'Zu beantworten bis'} {momentText(due_at)}
    </chakra.p>
  );
}

export function LeadHandling({
  lead,
  team,
  nameOf,
}: {
  lead: LeadDetail;
  team: readonly Colleague[];
  nameOf: (account: string) => string;
}) {
  const { id, state, assignee = '', snoozed_until, version } = lead;
  const { mutate, isPending } = useLeadAction(id, (change: LeadChange) =>
    changeLead(id, { ...change, version }),
  );
  const [rejected, setRejected] = useState<LeadChange | null>(null);
  const order = (change: LeadChange) => {
    // The fields are not disabled while a change is pending, because `disabled` would take the focus from them.
    if (isPending) return;
    setRejected(null);
    mutate(change, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'outdated-record') setRejected(change);
      },
    });
  };
  const choices = team
    .filter(({ id: account, can_work }) => can_work || account === assignee)
    .map((account) => ({ value: account.id, label: account.name }));
  const isRemoved = assignee !== '' && !choices.some(({ value }) => value === assignee);
  const personOf = (account: string | null | undefined) => (account ? nameOf(account) : 'Niemand');

  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <chakra.div flex="1" minW="9rem" maxW="14rem">
          <SelectField
            label="Stand"
            choices={states}
            value={state}
            onChange={({ target }) => order({ state: target.value as LeadState })}
          />
        </chakra.div>
        <chakra.div flex="1" minW="9rem" maxW="18rem">
          <SelectField
            label="Zugewiesen an"
            placeholder="Niemand"
            choices={isRemoved ? [...choices, { value: assignee, label: nameOf(assignee) }] : choices}
            value={assignee}
            onChange={({ target }) => order({ assignee: target.value || null })}
          />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <DueText lead={lead} />
        {snoozed_until && !isClosed(state) && (
          <chakra.button
            ref={passFocusToHeading}
            type="button"
            minH="6"
            css={textLink}
            onClick={() => order({ snoozed_until: null })}
          >
            Wiedervorlage aufheben
          </chakra.button>
        )}
      </chakra.div>
      {rejected && (
        <Callout ref={focusMessage} tabIndex={-1} role="alert" p="3">
          <chakra.p fontWeight="semibold">Jemand anderes war schneller.</chakra.p>
          <p>
            {rejected.state !== undefined &&
              `Hier steht jetzt „${leadStateLabels[state]}“, Sie wollten „${leadStateLabels[rejected.state]}“.`}
            {rejected.assignee !== undefined &&
              `Zugewiesen ist jetzt ${personOf(assignee)}, Sie wollten ${personOf(rejected.assignee)}.`}
            {rejected.snoozed_until !== undefined && 'Die Wiedervorlage wurde inzwischen geändert.'}
          </p>
          <chakra.div display="flex" gap="2" mt="2">
            <Button tone="outline" size="sm" disabled={isPending} onClick={() => order(rejected)}>
              Meine Änderung übernehmen
            </Button>
            <Button tone="quiet" size="sm" onClick={() => setRejected(null)}>
              So lassen
            </Button>
          </chakra.div>
        </Callout>
      )}
    </chakra.div>
  );
}
