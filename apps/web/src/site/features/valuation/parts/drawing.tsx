import type { PropertySubtype, PropertyType } from '@estate/domain/forms/valuation-values';
import { chakra } from '#styled-system/jsx';

interface Shape {
  lines: string;
  /** SVG path of the highlighted part of the drawing: the flat or house that is valued. */
  lit: string;
}

const block = 'M18 44V10h28v34M12 44h40';
const rows = (...tops: number[]) => tops.map((y) => `M23 ${y}h6v5h-6zM35 ${y}h6v5h-6z`).join('');

const flat: Shape = { lines: `${block}M29 44v-7h6v7${rows(15, 30)}`, lit: rows(22.5) };
const house = 'M8 44h48M14 44V24M50 44V24M9 27 32 8l23 19M28 44V33h8v11M43 17V9h4v11';

const parcel = 'M6 41 17 21h30l11 20zM6 41v-7M17 21v-6M47 21v-6M58 41v-7';
const plot: Shape = { lines: parcel, lit: 'M16 37.5 22 25h20l6 12.5z' };

const shapes: Readonly<Record<PropertyType | PropertySubtype, Shape>> = {
  haus: { lines: house, lit: 'M19 29h6v6h-6zM39 29h6v6h-6z' },
  wohnung: flat,
  einfamilienhaus: { lines: house, lit: 'M19 29h6v6h-6zM39 29h6v6h-6zM29 20h6v6h-6z' },
  doppelhaushaelfte: {
    lines:
      'M4 44h56M8 44V24M32 44V24M56 44V24M4 27 20 12l12 12 12-12 16 15M12 44V34h6v10M46 44V34h6v10M22 30h5v5h-5zM15 23h5v5h-5z',
    lit: 'M37 30h5v5h-5zM43 21h5v5h-5z',
  },
  reihenhaus: {
    lines:
      'M3 44h58M6 44V25M23 44V25M41 44V25M58 44V25M3 27l11.5-12L23 25l9-10 9 10 8.5-10L61 27M9 44v-9h5v9M50 44v-9h5v9M12 26h5v5h-5zM47 26h5v5h-5z',
    lit: 'M27 44v-9h5v9zM30 26h5v5h-5z',
  },
  mehrfamilienhaus: {
    lines:
      'M6 44h52M11 44V18h42v26M8 18 20 8h24l12 10M29 44v-8h6v8M16 23h5v5h-5zM43 23h5v5h-5zM16 34h5v5h-5zM43 34h5v5h-5z',
    lit: 'M25 23h5v5h-5zM34 23h5v5h-5z',
  },
  etagenwohnung: flat,
  erdgeschoss: { lines: `${block}${rows(14, 22)}M46 41h8v3`, lit: 'M23 31h6v7h-6zM35 31h6v7h-6z' },
  dachgeschoss: {
    lines: `M18 44V22h28v22M12 44h40M14 24 32 6l18 18M29 44v-7h6v7${rows(27)}`,
    lit: 'M28 14h8v7h-8z',
  },
  maisonette: { lines: `${block}M18 27h28M29 44v-7h6v7${rows(30)}`, lit: 'M23 14h18v4H23zM23 21h18v4H23z' },
  studio: { lines: 'M12 44h40M15 44V18l11-8v8l11-8v8l12-8v34M25 44v-8h6v8', lit: 'M20 23h24v9H20z' },
  grundstueck: plot,
  baugrundstueck: plot,
  abrissgrundstueck: {
    lines: `${parcel}M25 33V21l8-6.5 8 6.5v12zM31 33v-6h4v6`,
    lit: 'M11.5 38.5 15 32h34l3.5 6.5z',
  },
  gartenland: {
    lines: 'M4 42h56M14 42V30M9 30a5 6 0 1 1 10 0zM50 42V27M43 27a7 8.5 0 1 1 14 0z',
    lit: 'M23 42v-4h5v4zM30.5 42v-6h5v6zM23 33h15v-3H23z',
  },
  penthouse: {
    lines: `M18 44V20h28v24M12 44h40M15 20h34M29 44v-7h6v7${rows(25)}M23 20v-9h18v9M20 11h24`,
    lit: 'M27 14h10v6H27z',
  },
};

export function Drawing({ of, isLarge = false }: { of: PropertyType | PropertySubtype; isLarge?: boolean }) {
  const { lines, lit } = shapes[of];
  return (
    <chakra.svg
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      w={{ base: '20', md: isLarge ? '40' : '28' }}
      aria-hidden
    >
      <chakra.g fill="brassLight" stroke="brass">
        <path d={lit} />
      </chakra.g>
      <path d={lines} />
    </chakra.svg>
  );
}
