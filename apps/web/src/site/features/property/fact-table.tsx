import { chakra } from '#styled-system/jsx';
import type { Fact } from '@estate/domain/property/facts';

export function FactTable({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <chakra.dl display="grid" columnGap="8" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {facts.map(({ label, text }) => (
        <chakra.div
          key={label}
          display={{ base: 'flex', _largeText: 'block' }}
          justifyContent="space-between"
          gap="4"
          py="2.5"
          borderBottomWidth="1px"
        >
          <chakra.dt color="inkMuted">{label}</chakra.dt>
          <chakra.dd
            textAlign={{ base: 'right', _largeText: 'left' }}
            fontWeight="medium"
            fontVariantNumeric="tabular-nums"
          >
            {text}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
