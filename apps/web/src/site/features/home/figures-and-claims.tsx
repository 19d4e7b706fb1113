import { getQuery } from '../../../shared/api/get-query.ts';
import { claims } from '@estate/content/sections/claims';
import { homeTrust } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle, textLink } from '../../../shared/ui/type.tsx';

/** Number of sold properties and of cities with a sale. */
const soldFiguresQuery = getQuery('/api/properties/sold/figures');

/** The figures are displayed from these numbers on, because smaller ones prove nothing. */
const minimum = { sold: 100, cities: 3 };

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
});

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <li>
      <chakra.span
        display="block"
        fontFamily="heading"
        fontSize={{ base: 'xl', md: '2xl' }}
        fontWeight="semibold"
        lineHeight="heading"
      >
        {value}
      </chakra.span>{' '}
      <chakra.span display="block" mt="2" color="inkMuted" lineHeight="snug">
        {label}
      </chakra.span>
    </li>
  );
}

/** A claim as one sentence, not split into a number and a label like `Figure`. */
const Pledge = chakra('li', {
  base: {
    fontFamily: 'heading',
    fontSize: { base: 'md', md: 'lg' },
    fontWeight: 'semibold',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
});

/**
 * The number of sold properties and of the cities with a sale. While the request is pending, the list is invisible and
 * reserves its height. After an error, and below the minimum, it is left out.
 */
function SoldFigures() {
  const { data = minimum, isPending, isError } = useQuery(soldFiguresQuery);
  if (isError || data.sold < minimum.sold || data.cities < minimum.cities) return null;
  return (
    <List
      visibility={isPending ? 'hidden' : 'visible'}
      pb={{ base: '8', lg: '10' }}
      mb={{ base: '8', lg: '10' }}
      borderBottomWidth="1px"
    >
      <Figure value={formatNumber(data.sold)} label="verkaufte Objekte" />
      <Figure value={formatNumber(data.cities)} label="Orte, in denen wir verkauft haben" />
      <chakra.li gridColumn="span 2" alignSelf="end" maxW="measure" color="inkMuted" lineHeight="snug">
        {texts(homeTrust).proofSource}{' '}
        <StyledLink to="/verkaufen" hash="referenzen" whiteSpace="nowrap" css={textLink}>
          Referenzen ansehen
        </StyledLink>
      </chakra.li>
    </List>
  );
}

/**
 * The figures of the sold properties and, below them, the claims of visitor-area §1, except the five-star rating.
 * `HomeTestimonials` shows the rating beside the note on how reviews are checked.
 */
export function FiguresAndClaims() {
  const { experience, duration, price, success, source } = texts(claims);
  return (
    <Section aria-labelledby="zahlen">
      <Container>
        <SectionTitle id="zahlen" mb={{ base: '8', md: '10' }}>
          {texts(homeTrust).proofTitle}
        </SectionTitle>
        <SoldFigures />
        <List>
          {[experience, duration, price, success].map((claim) => (
            <Pledge key={claim}>{claim}</Pledge>
          ))}
        </List>
        <chakra.p mt="6" fontSize="xs" color="inkMuted">
          {source}
        </chakra.p>
      </Container>
    </Section>
  );
}
