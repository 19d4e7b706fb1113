import { namelessId } from '@estate/domain/property/vocabulary';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';

const Cell = chakra('td', { base: { py: '1.5', pr: '4', verticalAlign: 'top', borderTopWidth: '1px' } });
const Head = chakra('th', {
  base: { py: '1.5', pr: '4', textAlign: 'left', fontWeight: 'medium', color: 'inkMuted' },
});

export function FailureTable({
  caption,
  items,
}: {
  caption: string;
  items: readonly { propertyId: number; error: string }[];
}) {
  return (
    <chakra.table w="full" borderCollapse="collapse">
      <chakra.caption textAlign="left" pb="2" fontWeight="semibold">
        {caption}
      </chakra.caption>
      <thead>
        <tr>
          <Head scope="col" w="7rem">
            Property ID
          </Head>
          <Head scope="col">Grund</Head>
        </tr>
      </thead>
      <tbody>
        {items.map(({ propertyId, error }, index) => (
          <tr key={propertyId || -index}>
            <Cell fontVariantNumeric="tabular-nums">
              {propertyId === namelessId ? (
                'ohne ID'
              ) : (
                <StyledLink to="/admin/immobilien" search={{ objekt: propertyId }} css={textLink}>
                  {propertyId}
                </StyledLink>
              )}
            </Cell>
            <Cell overflowWrap="anywhere">{error}</Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
