import { listingLink, type ListingSearch } from '@estate/domain/search/listing-filter';
import { List, Map as MapIcon } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    p: '1',
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'card',
    _print: { display: 'none' },
    '& [data-current]': { bg: 'sand' },
    // On a phone the current view is its icon, so that view and order fit in one line.
    '@media (max-width: 29.99rem)': { '& [data-current] > span': { srOnly: true } },
  },
});

/** Switches between the list and the map. It is hidden without scripts, which the map needs. */
export function ViewSwitch({ search }: { search: ListingSearch }) {
  const { view } = search;
  return (
    <Frame role="group" aria-label="Ansicht" data-needs-script>
      {(
        [
          [undefined, 'Liste', List],
          ['map', 'Karte', MapIcon],
        ] as const
      ).map(([choice, label, Icon]) => (
        <ButtonLink
          key={label}
          {...listingLink({ ...search, view: choice })}
          resetScroll={false}
          tone="quiet"
          size="sm"
          data-current={view === choice || undefined}
        >
          <Icon size={18} strokeWidth={1.5} aria-hidden />
          <span>{label}</span>
          {view === choice && <chakra.span srOnly> (gewählt)</chakra.span>}
        </ButtonLink>
      ))}
    </Frame>
  );
}
