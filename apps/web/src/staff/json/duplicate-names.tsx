import { chakra } from '#styled-system/jsx';

const maxNamed = 5;

/** Says which names an object has more than once, because the tree shows the last of each alone. */
export function DuplicateNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const named = names.slice(0, maxNamed).map((name) => `„${name}“`);
  const more = names.length > maxNamed ? ` und ${names.length - maxNamed} weitere` : '';
  return (
    <chakra.p role="status" mb="3" p="3" borderRadius="card" bg="sand" overflowWrap="anywhere">
      Doppelte Namen in einem Objekt: {named.join(', ')}
      {more}. Der Baum zeigt den letzten Wert, der Text alle.
    </chakra.p>
  );
}
