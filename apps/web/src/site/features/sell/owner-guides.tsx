import { sellGuides } from '@estate/content/sections/sell-guides';
import { texts } from '@estate/content/texts';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { SectionTitle, textLink } from '../../../shared/ui/type.tsx';
import { linkProps } from '../../ui/page-link.ts';

/** Links to pages that help an owner: what heirs do, which papers a sale needs. */
export function OwnerGuides() {
  const { title, guides } = texts(sellGuides);
  return (
    <Section tone="sand" aria-labelledby="hilfen-titel">
      <Container>
        <SectionTitle id="hilfen-titel">{title}</SectionTitle>
        <chakra.ul
          mt={{ base: '6', md: '8' }}
          display="grid"
          columnGap="12"
          rowGap="8"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {guides.map((guide) => (
            <li key={guide.title}>
              <chakra.h3 fontSize="1.25rem">{guide.title}</chakra.h3>
              <chakra.p mt="2">{guide.text}</chakra.p>
              <StyledLink {...linkProps(guide.link)} css={textLink} display="inline-block" mt="2" py="1">
                {guide.linkLabel}
              </StyledLink>
            </li>
          ))}
        </chakra.ul>
      </Container>
    </Section>
  );
}
