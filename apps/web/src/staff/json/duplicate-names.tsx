import { chakra } from '#styled-system/jsx';

const maxListed = 5;

/** Lists names that an object contains more than once, because the tree shows only the last value of each. */
export function DuplicateNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const listedNames = names.slice(0, maxListed).map((name) => `„${name}“`);
  const more = names.length > maxListed ? ` und ${names.length - maxListed} weitere` : '';
  return (
    <chakra.p role="status" mb="3" p="3" borderRadius="card" bg="sand" overflowWrap="anywhere">
      Doppelte Namen in einem Objekt: {listedNames.join(', ')}
      {more}. Der Baum zeigt den letzten Wert, der Text alle.
    </chakra.p>
  );
}
