import type { StaffFilter } from '@estate/domain/search/staff-filter';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonAnchor } from '../../shared/ui/button.tsx';
import { csvAddress, filterParams } from './properties-query.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import type { TableSettings, View } from './table-settings.ts';

const Select = chakra('select', {
  base: {
    appearance: 'none',
    minH: '10',
    pl: '4',
    pr: '9',
    fontSize: 'xs',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'card',
    bg: 'card',
    maxW: 'full',
    _hover: { bg: 'sand' },
  },
});

const equals = (settings: TableSettings, filter: StaffFilter) => (view: View) =>
  JSON.stringify([view.filter, view.columns]) === JSON.stringify([filterParams(filter), settings.columns]);

/** Tools for the whole list: select all, export, choose a view and columns. */
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
        <chakra.div position="relative" maxW="full">
          <Select
            aria-label="Ansicht"
            value={views.find(equals(settings, filter))?.name ?? ''}
            onChange={({ target }) => {
              const view = views.find(({ name }) => name === target.value);
              if (view) onView(view);
            }}
          >
            <option value="">Ansicht wählen</option>
            {views.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <chakra.span
            position="absolute"
            right="3"
            top="50%"
            transform="translateY(-50%)"
            pointerEvents="none"
          >
            <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
          </chakra.span>
        </chakra.div>
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
