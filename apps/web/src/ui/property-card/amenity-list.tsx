import { chakra } from '@chakra-ui/react/styled-system';
import { amenities } from '@estate/contracts/amenities';

/**
 * The amenities that the server found, in words: "Balkon · Kamin". Its line is kept on a card without any, so that the
 * cards of a row stand alike.
 */
export function AmenityList({ keys }: { keys: readonly string[] }) {
  const known = amenities.filter(({ key }) => keys.includes(key));
  return (
    <chakra.div minH="1lh" fontSize="xs" lineHeight="snug" color="inkMuted">
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
