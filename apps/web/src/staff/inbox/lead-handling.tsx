import { Check, RotateCcw } from 'lucide-react';
import type { Colleague, LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { changeLead, type LeadChange } from './inbox-query.ts';
import { useLeadAction } from './use-lead-actions.ts';

/** Marks a lead as handled and assigns it to somebody. */
export function LeadHandling({
  lead: { id, state, assignee = '', version },
  team,
}: {
  lead: LeadDetail;
  team: readonly Colleague[];
}) {
  const { mutate, isPending } = useLeadAction(id, (change: LeadChange) =>
    changeLead(id, { ...change, version }),
  );
  const isHandled = state === 'handled';
  const choices = team
    .filter(({ id: account, can_work }) => can_work || account === assignee)
    .map((account) => ({ value: account.id, label: account.name }));
  const isRemoved = assignee !== '' && !choices.some(({ value }) => value === assignee);

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
      <Button
        tone={isHandled ? 'outline' : 'primary'}
        minH="12"
        size="sm"
        disabled={isPending}
        onClick={() => mutate({ handled: !isHandled })}
      >
        {isHandled ? (
          <RotateCcw size={18} strokeWidth={1.5} aria-hidden />
        ) : (
          <Check size={18} strokeWidth={2} aria-hidden />
        )}
        {isHandled ? 'Wieder öffnen' : 'Als erledigt markieren'}
      </Button>
      <chakra.div flex="1" minW="11rem" maxW="18rem">
        <SelectField
          label="Zugewiesen an"
          placeholder="Niemand"
          choices={isRemoved ? [...choices, { value: assignee, label: 'Entferntes Konto' }] : choices}
          value={assignee}
          disabled={isPending}
          onChange={({ target }) => mutate({ assignee: target.value || null })}
        />
      </chakra.div>
    </chakra.div>
  );
}
