import { useSendLead } from '../../api/send-lead.ts';
import { logFailure } from '../../../shared/page/log-failure.ts';
import type { Address } from './funnel-state.ts';

/**
 * Saves the address of a valuation that may stay unfinished. The funnel does not wait; a failure is only logged.
 * Sending the same address again creates no second record.
 */
export function useSaveAddress(
  startedAt: number | null,
  onSaved: (id: string) => void,
): (address: Address) => void {
  const { mutate } = useSendLead('/api/valuation-addresses', {
    begunAt: startedAt,
    onStored: ({ id }) => onSaved(id),
    onFailed: (error) => logFailure('Address of the valuation not saved', error),
  });
  return mutate;
}
