import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { useState } from 'react';
import { filledFields } from '../../shared/api/filled-fields.ts';
import { SelectControl } from '../../shared/form/select-field.tsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { csvAddress } from './properties-query.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import type { TableSettings, View } from './table-settings.ts';

const equals = (settings: TableSettings, filter: StaffFilter) => (view: View) =>
  JSON.stringify([view.filter, view.columns]) === JSON.stringify([filledFields(filter), settings.columns]);

export function TableTools({
  filter,
  settings,
  onSettings,
  onView,
  onSelectAll,
}: {
  filter: StaffFilter;
  settings: TableSettings;
  onSettings: (next: TableSettings) => void;
  onView: (view: View) => void;
  /** Undefined if the role may not change properties. */
  onSelectAll: (() => void) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  const { views } = settings;
  return (
    <>
      {onSelectAll && (
        <Button size="sm" tone="outline" onClick={onSelectAll}>
          Alle auswählen
        </Button>
      )}
      <ButtonAnchor size="sm" tone="outline" href={csvAddress(filter)} download>
        Als CSV speichern
      </ButtonAnchor>
      {views.length > 0 && (
        <SelectControl
          aria-label="Ansicht"
          w="auto"
          minH="10"
          fontSize="xs"
          fontWeight="semibold"
          placeholder="Ansicht wählen"
          choices={views.map(({ name }) => ({ value: name, label: name }))}
          value={views.find(equals(settings, filter))?.name ?? ''}
          onChange={({ target }) => {
            const view = views.find(({ name }) => name === target.value);
            if (view) onView(view);
          }}
        />
      )}
      <Button size="sm" tone="outline" onClick={() => setOpen(true)}>
        Spalten und Ansichten
      </Button>
      {isOpen && (
        <SettingsDialog
          settings={settings}
          filter={filter}
          onChange={onSettings}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
