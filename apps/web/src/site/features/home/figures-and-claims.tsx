import { getQuery } from '../../../shared/api/get-query.ts';
import { claims } from '@estate/content/sections/claims';
import { homeTrust } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { countText, formatNumber } from '@estate/domain/text/format';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle, textLink } from '../../../shared/ui/type.tsx';

/** What the stock says about the sales of the last 24 months. */
const soldFiguresQuery = getQuery('/api/properties/sold/figures');

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

const period = 'der letzten 24 Monate';

/** The figures of the sales. It is not there without any figure, and while they are pending. */
function SoldFigures() {
  const { data } = useQuery(soldFiguresQuery);
  const { sold, days_online: days, reached_share: share } = data ?? {};
  if (!sold && !days && !share) return null;
  return (
    <Section aria-labelledby="zahlen">
      <Container>
        <SectionTitle id="zahlen" mb={{ base: '8', md: '10' }}>
          {texts(homeTrust).proofTitle}
        </SectionTitle>
        <List>
          {sold && <Figure value={formatNumber(sold)} label={`Verkäufe ${period}`} />}
          {days && (
            <Figure
              value={countText(Math.round(days.median), 'Tag', 'Tage')}
              label={`von der ersten Anzeige auf dieser Website bis zum Verkauf; mittlerer Wert (Median) von ${formatNumber(days.sales)} Verkäufen ${period}`}
            />
          )}
          {share && (
            <Figure
              value={`${formatNumber(Math.round(share.median * 100))}\u00a0%`}
              label={`des zuletzt verlangten Preises wurden bezahlt; mittlerer Wert (Median) von ${formatNumber(share.sales)} Verkäufen ${period}`}
            />
          )}
          <chakra.li gridColumn={{ base: '1 / -1', lg: 'auto' }} color="inkMuted" lineHeight="snug">
            {texts(homeTrust).proofSource}{' '}
            <StyledLink to="/verkaufen" hash="referenzen" whiteSpace="nowrap" css={textLink}>
              Referenzen ansehen
            </StyledLink>
          </chakra.li>
        </List>
      </Container>
    </Section>
  );
}

/** The claims of visitor-area §1, except the five-star rating, which stands beside the note on how reviews are checked. */
function Claims() {
  const { experience, duration, price, success, source } = texts(claims);
  return (
    <Section aria-labelledby="versprechen">
      <Container>
        <SectionTitle id="versprechen" mb={{ base: '8', md: '10' }}>
          {texts(homeTrust).claimsTitle}
        </SectionTitle>
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

export function FiguresAndClaims() {
  return (
    <>
      <SoldFigures />
      <Claims />
    </>
  );
}
