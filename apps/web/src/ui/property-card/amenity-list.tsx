import { amenities } from '@estate/contracts/amenities';
import { chakra } from '../../theme/chakra.tsx';

/**
 * The amenities that the server found, in words: "Balkon · Kamin". Where cards stand in a
 * row, its line is kept on one without any, so that they stand alike.
 */
export function AmenityList({ keys }: { keys: readonly string[] }) {
  const known = amenities.filter(({ key }) => keys.includes(key));
  return (
    <chakra.div
      css={{ '@media (min-width: 40rem)': { minHeight: '1lh' } }}
      fontSize="xs"
      lineHeight="snug"
      color="inkMuted"
    >
      {known.length > 0 && (
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          aria-label="Ausstattung"
          css={{ '& li:not(:last-of-type)::after': { content: '"·" / ""', mx: '1.5' } }}
        >
          {known.map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
