import type { LegalSection } from '@estate/content/legal-document';
import { chakra } from '../../theme/chakra.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { LegalText } from './legal-text.tsx';

/** A list after a text has bullets; a list without a text is an address or a set of facts and has none. */
export function LegalSectionBlock({ section }: { section: LegalSection }) {
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
      {list && (
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
