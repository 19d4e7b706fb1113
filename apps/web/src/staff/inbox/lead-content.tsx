import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';

/** Label and value of each field; empty ones are left out before. */
export function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 12rem) minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ sm: '1' }}
      overflowWrap="anywhere"
    >
      {facts.map(({ label, value }) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="inkMuted">{label}</chakra.dt>
          <chakra.dd whiteSpace="pre-wrap" mb={{ base: '2', sm: '0' }}>
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** What the visitor filled in, in the words of the mail to the agency. */
export function LeadContent({ content }: Pick<LeadDetail, 'content'>) {
  return (
    <chakra.div display="grid" gap="2">
      {content.map((block, index) => {
        if ('facts' in block) return <Facts key={index} facts={block.facts} />;
        if ('heading' in block) {
          return (
            <chakra.h3 key={index} fontSize="sm" mt="2">
              {block.heading}
            </chakra.h3>
          );
        }
        if ('text' in block) {
          return (
            <chakra.p key={index} color="inkMuted">
              {block.text}
            </chakra.p>
          );
        }
        return (
          <div key={index}>
            <chakra.p color="inkMuted" mb="1">
              {block.label}
            </chakra.p>
            <chakra.blockquote
              pl="4"
              borderLeftWidth="3px"
              borderLeftColor="brass"
              fontSize="sm"
              maxW="measure"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
            >
              {block.quote}
            </chakra.blockquote>
          </div>
        );
      })}
    </chakra.div>
  );
}
