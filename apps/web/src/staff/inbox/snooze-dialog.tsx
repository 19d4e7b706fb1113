import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { dateInDays, dayText, usualDays } from './lead-days.ts';

/**
 * Dialog for the day until which a lead is hidden from the list: buttons for common days, a date field for any other.
 */
export function SnoozeDialog({
  latest,
  focusAfter,
  onChoose,
  onClose,
}: {
  /** The day on which the lead is deleted, if it is known. */
  latest: string | undefined;
  /** The element that takes the focus when the dialog closes; null for the one that had it before. */
  focusAfter: () => HTMLElement | null;
  onChoose: (date: string) => void;
  onClose: () => void;
}) {
  const [date, setDate] = useState('');
  const [fault, setFault] = useState<string>();
  const choose = (chosen: string) => {
    if (chosen < dateInDays(1)) setFault('Bitte wählen Sie einen Tag ab morgen.');
    else if (latest !== undefined && chosen >= latest)
      setFault(`Bitte wählen Sie einen Tag vor dem ${dayText(latest)}: Dann wird die Anfrage gelöscht.`);
    else onChoose(chosen);
  };
  return (
    <ModalDialog w="calc(100vw - 2rem)" maxW="26rem" finalFocusEl={focusAfter} onClose={onClose}>
      <Dialog.Header pb="2">
        <Dialog.Title>Wiedervorlage am …</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="0" pb="6">
        <p>Bis dahin steht die Anfrage nicht in der Liste.</p>
        <chakra.div display="grid" gap="2" gridTemplateColumns="1fr 1fr" my="4">
          {usualDays().map(({ label, date: day }) => (
            <Button key={label} tone="outline" size="sm" onClick={() => choose(day)}>
              <span>
                {label}
                <chakra.span display="block" fontWeight="normal" color="inkMuted">
                  {dayText(day)}
                </chakra.span>
              </span>
            </Button>
          ))}
        </chakra.div>
        <chakra.form
          noValidate
          display="grid"
          gap="3"
          onSubmit={(event) => {
            event.preventDefault();
            choose(date);
          }}
        >
          <DateField
            label="Anderer Tag"
            type="date"
            min={dateInDays(1)}
            max={latest}
            value={date}
            error={fault}
            onChange={(day) => {
              setDate(day);
              setFault(undefined);
            }}
          />
          <chakra.div display="flex" gap="2">
            <Button type="submit" size="sm">
              Vorlegen
            </Button>
            <Button tone="outline" size="sm" onClick={onClose}>
              Abbrechen
            </Button>
          </chakra.div>
        </chakra.form>
      </Dialog.Body>
    </ModalDialog>
  );
}
