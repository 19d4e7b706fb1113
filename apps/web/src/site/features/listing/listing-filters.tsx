import { filterConditions } from '@estate/domain/search/filter-words';
import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { useRouter } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PlaceField } from '../../form/place-field.tsx';
import { useSearchText } from '../../../shared/form/use-search-text.ts';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { useDialogEntry } from '../../ui/use-dialog-entry.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { FlagFilters, FurtherFilters } from './further-filters.tsx';
import { KindFilters } from './kind-filters.tsx';
import { listingFormId } from './results-bar.tsx';

/** Screens below the theme's breakpoint `lg`, where the filters do not fit in one row. */
const narrow = '(max-width: 63.99rem)';

const countOf = (label: string, count: number): string => (count > 0 ? `${label} (${count})` : label);

/** A part of the form that the filter button opens. Without scripts it is always open. */
const CollapsiblePart = chakra('div', {
  base: { _noScript: { display: 'grid' } },
  variants: { isOpen: { true: { display: 'grid' }, false: { display: 'none' } } },
});

/** Rent/buy and object type: two columns of the form's row, on a narrow screen a row below it. */
const Kinds = chakra(CollapsiblePart, {
  base: {
    gridColumn: { base: '1 / -1', lg: 'span 2' },
    order: { base: 1, lg: 0 },
    gap: '4',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // This part is always open on a wide screen, beside the search field.
    lg: { display: 'grid', gridTemplateColumns: 'subgrid' },
  },
});

/** Further filters in columns; the place needs the whole width of a narrow screen. */
const Panel = chakra(CollapsiblePart, {
  base: {
    gridColumn: '1 / -1',
    order: 1,
    gap: '4',
    lgDown: {
      '@media (min-width: 23rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& > :first-child': { gridColumn: '1 / -1' },
    },
    lg: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

/** The fields that the visitor changed in the server's HTML before hydration, with their values by name. */
const earlyChoices = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.elements].flatMap((control) => {
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        return control.checked === control.defaultChecked ? [] : [[control.name, control.checked ? '1' : '']];
      if (control instanceof HTMLInputElement)
        return control.value === control.defaultValue ? [] : [[control.name, control.value]];
      if (!(control instanceof HTMLSelectElement)) return [];
      const defaultOption = [...control.options].find(({ defaultSelected }) => defaultSelected);
      return defaultOption && !defaultOption.selected ? [[control.name, control.value]] : [];
    }),
  );

/**
 * The filter dialog, which has a history entry of its own. Filters that are changed in the dialog replace the URL of
 * this entry. Closing the dialog after a change keeps the entry, so that Back undoes the change; otherwise closing goes
 * back.
 */
function useSheet() {
  const { history } = useRouter();
  const { openAt, open, close } = useDialogEntry('filter');
  const openedAt = useRef<string>(undefined);
  return {
    isOpen: openAt !== undefined,
    open: () => {
      openedAt.current = history.location.href;
      open();
    },
    close: () => {
      const { href, state } = history.location;
      if (href === openedAt.current) close();
      else if (state.dialog) history.replace(href, {});
    },
  };
}

/**
 * Free-text search, rent/buy, object type, further filters. Each change updates the URL; typing is debounced. A wide
 * screen has the first three in one row; on a narrow one all but the search field are in a dialog, so that the cards
 * begin in the first screen. Without scripts it is a plain HTML form.
 */
export function ListingFilters({
  search,
  onChange,
  onSent,
}: {
  search: ListingSearch;
  /** Gets the changed fields as URL parameters, and whether only the search text has changed. */
  onChange: (changed: Readonly<Record<string, string>>, isTyped: boolean) => void;
  /** Called after the search text was sent by Enter. */
  onSent: () => void;
}) {
  const panelId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isNarrow = useMedia(narrow);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const sheet = useSheet();
  const isOpen = isPanelOpen || sheet.isOpen;
  const conditions = filterConditions(search);
  const further = conditions.filter(({ fields }) => !fields.includes('deal') && !fields.includes('type'));
  const labels = {
    narrow: countOf('Filter', conditions.length),
    wide: countOf('Weitere Filter', further.length),
  };

  const { change, send, field } = useSearchText(search.q ?? '', (changed) => {
    // A change of rent/buy clears the money, because rents and purchase prices are not comparable.
    const money = { price_min: '', price_max: '', warm_max: '', yield_min: '' };
    const price = 'deal' in changed ? money : {};
    onChange({ page: '', ...price, ...changed }, Object.keys(changed).length === 1);
  });
  useEffect(() => {
    const early = form.current ? earlyChoices(form.current) : {};
    if (Object.keys(early).length > 0) change(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount only: `onChange` of the fields handles later changes
  }, []);
  const kinds = (
    <Kinds isOpen={isOpen}>
      <KindFilters search={search} onChange={change} />
    </Kinds>
  );
  const panel = (
    <Panel id={panelId} isOpen={isOpen}>
      <FurtherFilters search={search} onChange={change} />
      <FlagFilters search={search} onChange={change} />
    </Panel>
  );

  return (
    <chakra.form
      ref={form}
      id={listingFormId}
      role="search"
      aria-label="Immobilien filtern"
      method="get"
      action={listingLink(search).to}
      display="grid"
      columnGap={{ base: '3', lg: '4' }}
      rowGap="4"
      alignItems="end"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        _largeText: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) repeat(2, min(13rem, 20vw)) auto',
      }}
      _noScript={{ gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) repeat(2, min(13rem, 20vw))' } }}
      px={{ lg: '5' }}
      pt={{ lg: '4' }}
      pb={{ lg: '5' }}
      bg={{ lg: 'card' }}
      borderWidth={{ lg: '1px' }}
      borderRadius="card"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        onSent();
      }}
    >
      {/* Keeps the map's area when a browser without scripts submits the form. */}
      {search.within !== undefined && <input type="hidden" name="within" value={search.within} />}
      {/* On a phone the label may extend above the button beside the field. */}
      <chakra.div whiteSpace={{ base: 'nowrap', _largeText: 'normal' }}>
        <PlaceField
          {...field}
          name="q"
          abroad={search.abroad}
          isSentence
          label={
            search.abroad ? 'Land, Ort, Merkmal oder Objekt-ID' : 'Ort, Stadtteil, Merkmal oder Objekt-ID'
          }
          enterKeyHint="search"
          maxLength={200}
          placeholder="Titel/Objekt-ID suchen..."
        />
      </chakra.div>
      {!isNarrow && kinds}
      <Button
        tone="outline"
        px={{ base: '3.5', lg: '4' }}
        minW={{ lg: '12rem' }}
        data-needs-script
        // The server renders the wide label, because it does not know the screen. Hydration corrects the label, and the
        // button does not work earlier.
        aria-label={isNarrow ? labels.narrow : labels.wide}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => (isNarrow ? sheet.open() : setPanelOpen(!isOpen))}
      >
        <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden />
        <chakra.span hideFrom="lg">{labels.narrow}</chakra.span>
        <chakra.span hideBelow="lg">{labels.wide}</chakra.span>
      </Button>
      {sheet.isOpen ? (
        <FilterSheet search={search} onClose={sheet.close}>
          {kinds}
          {panel}
        </FilterSheet>
      ) : (
        <>
          {isNarrow && kinds}
          {panel}
        </>
      )}
      <Button
        type="submit"
        order={1}
        justifySelf={{ lg: 'start' }}
        data-without-script
        display="none"
        _noScript={{ display: 'inline-flex' }}
      >
        Filter anwenden
      </Button>
    </chakra.form>
  );
}
