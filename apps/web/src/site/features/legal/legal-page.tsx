import { withFacts } from '@estate/content/agency-facts';
import type { LegalPart, LegalWords } from '@estate/content/legal-words';
import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { Fragment } from 'react';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { Container } from '../../../shared/ui/layout.tsx';
import { textLink, PageTitle } from '../../../shared/ui/type.tsx';
import { typeset } from '../../ui/typeset.tsx';

/**
 * Matches mail addresses without a full stop after them. Because of the capture group, every second part that `split`
 * returns is an address.
 */
const mailAddress = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

function MailLinks({ children }: { children: string }) {
  return children.split(mailAddress).map((part, index) =>
    index % 2 === 1 ? (
      <chakra.a key={index} href={`mailto:${part}`} css={textLink}>
        {part}
      </chakra.a>
    ) : (
      typeset(part)
    ),
  );
}

/** A line of a legal text with the agency's facts; mail addresses and the agency's telephone number become links. */
function LegalText({ children }: { children: string }) {
  const { phone } = texts(agency);
  return withFacts(children)
    .split(phone)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <chakra.a href={phoneLink(phone)} css={textLink}>
            {phone}
          </chakra.a>
        )}
        <MailLinks>{part}</MailLinks>
      </Fragment>
    ));
}

/** A list after paragraphs has bullets. A list without paragraphs is an address or a set of facts, without bullets. */
function LegalSectionBlock({ section }: { section: LegalPart }) {
  const { id, title, paragraphs, list } = section;
  return (
    <chakra.section id={id} aria-labelledby={`${id}-titel`} mt={{ base: '8', md: '10' }}>
      <chakra.h2 id={`${id}-titel`} fontSize="lg" mb="3">
        {typeset(title)}
      </chakra.h2>
      {paragraphs.map((paragraph) => (
        <chakra.p key={paragraph} mb="3">
          <LegalText>{paragraph}</LegalText>
        </chakra.p>
      ))}
      {list.length > 0 && (
        <chakra.ul {...(paragraphs.length > 0 ? { listStyleType: 'disc', pl: '6' } : {})}>
          {list.map((entry) => (
            <chakra.li key={entry} mb={paragraphs.length > 0 ? '1.5' : '0'}>
              <LegalText>{entry}</LegalText>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

/** A legal text; on wide screens with its table of contents beside it. */
export function LegalPage({ words: { title, dated, intro, sections } }: { words: LegalWords }) {
  return (
    <Container py={{ base: '8', md: '16' }}>
      <PageTitle hyphens="auto" overflowWrap="anywhere">
        {title}
      </PageTitle>
      {dated && (
        <chakra.p mt="3" color="inkMuted">
          {dated}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        columnGap="16"
        mt={{ base: '6', md: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
      >
        <chakra.nav aria-label="Inhalt" hideBelow="lg" alignSelf="start" position="sticky" top="28">
          <chakra.p fontWeight="semibold" mb="2">
            Inhalt
          </chakra.p>
          <ul>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <StyledLink
                  to="."
                  hash={id}
                  display="block"
                  py="1.5"
                  fontSize="xs"
                  lineHeight="snug"
                  color="inkMuted"
                  _hover={{ color: 'ink', textDecoration: 'underline' }}
                >
                  {name}
                </StyledLink>
              </li>
            ))}
          </ul>
        </chakra.nav>
        <chakra.div maxW="measure">
          {intro && (
            <chakra.p fontSize="md">
              <LegalText>{intro}</LegalText>
            </chakra.p>
          )}
          {sections.map((section) => (
            <LegalSectionBlock key={section.id} section={section} />
          ))}
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
