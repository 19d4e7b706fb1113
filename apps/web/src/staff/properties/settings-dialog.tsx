import { Dialog } from '@chakra-ui/react/dialog';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { type TableColumn, tableColumns } from './table-columns.ts';
import { columnLabels } from './record-words.ts';
import { maxViewName, maxViews, parseColumns, type TableSettings } from './table-settings.ts';

export function SettingsDialog({
  settings,
  filter,
  onChange,
  onClose,
}: {
  settings: TableSettings;
  filter: StaffFilter;
  onChange: (next: TableSettings) => void;
  onClose: () => void;
}) {
  const { columns, views } = settings;
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const toggle = (column: TableColumn) =>
    onChange({
      ...settings,
      columns: parseColumns(
        columns.includes(column) ? columns.filter((other) => other !== column) : [...columns, column],
      ),
    });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const others = views.filter((view) => view.name !== name.trim());
    const fault = !name.trim()
      ? 'Bitte geben Sie der Ansicht einen Namen.'
      : others.length >= maxViews
        ? `Mehr als ${maxViews} Ansichten lassen sich nicht speichern.`
        : undefined;
    setError(fault);
    if (fault) return;
    onChange({
      ...settings,
      views: [...others, { name: name.trim(), filter: filledFields(filter), columns }],
    });
    setName('');
  };
  return (
    <ModalDialog w="calc(100vw - 2rem)" maxW="36rem" closeOnInteractOutside onClose={onClose}>
      <Dialog.Header pb="2">
        <Dialog.Title>Spalten und Ansichten</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pt="0" pb="6">
        <chakra.fieldset>
          <chakra.legend fontWeight="semibold" mb="2">
            Spalten
          </chakra.legend>
          <chakra.div display="grid" gap="2" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}>
            {tableColumns.map((column) => (
              <CheckField
                key={column}
                label={columnLabels[column]}
                checked={columns.includes(column)}
                disabled={column === 'title'}
                onChange={() => toggle(column)}
              />
            ))}
          </chakra.div>
        </chakra.fieldset>
        <chakra.form mt="6" display="grid" gap="3" noValidate aria-label="Ansicht speichern" onSubmit={save}>
          <TextField
            label="Name der Ansicht"
            help="Merkt sich Suche, Filter, Sortierung und Spalten in diesem Browser."
            maxLength={maxViewName}
            autoComplete="off"
            value={name}
            error={error}
            onChange={({ target }) => setName(target.value)}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" type="submit">
              Ansicht speichern
            </Button>
            <Button size="sm" tone="outline" type="button" onClick={onClose}>
              Fertig
            </Button>
          </chakra.div>
        </chakra.form>
        {views.length > 0 && (
          <chakra.ul mt="4" aria-label="Gespeicherte Ansichten">
            {views.map((view) => (
              <chakra.li key={view.name} display="flex" alignItems="center" gap="2">
                <chakra.span flex="1" overflowWrap="anywhere">
                  {view.name}
                </chakra.span>
                <Button
                  size="icon"
                  tone="quiet"
                  aria-label={`Ansicht ${view.name} löschen`}
                  onClick={() => onChange({ ...settings, views: views.filter((other) => other !== view) })}
                >
                  <Trash2 size={18} strokeWidth={1.5} aria-hidden />
                </Button>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Dialog.Body>
    </ModalDialog>
  );
}
