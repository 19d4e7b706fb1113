import { amenities } from '@estate/contracts/amenities';
import { chakra } from '../../theme/chakra.tsx';

/**
 * The amenities that the server found, in words: "Balkon, Kamin". One text, because a list with its separators was a quarter
 * of all that the browser lays out for the listings. Where cards stand in a row, its line is kept on one without any, so
 * that they stand alike.
 */
export function AmenityLine({ keys }: { keys: readonly string[] }) {
  const known = amenities.filter(({ key }) => keys.includes(key));
  return (
    <chakra.p
      css={{ '@media (min-width: 40rem)': { minHeight: '1lh' } }}
      fontSize="xs"
      lineHeight="snug"
      color="inkMuted"
    >
      {known.map(({ label }) => label).join(', ')}
    </chakra.p>
  );
}
