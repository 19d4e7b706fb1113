import { chakra } from '../../theme/chakra.tsx';
import type { Fact } from './facts.ts';

/** The main figures, in large type. */
export function MainFacts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fill, minmax(8rem, 1fr))' }}
      columnGap="6"
      rowGap="5"
      mb="6"
    >
      {facts.map(({ label, text }) => (
        <chakra.div key={label} display="flex" flexDirection="column-reverse">
          <chakra.dt color="inkMuted" fontSize="xs">
            {label}
          </chakra.dt>
          <chakra.dd fontFamily="heading" fontSize="lg" fontWeight="semibold" lineHeight="snug">
            {text}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
