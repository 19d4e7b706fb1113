import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Quote } from '../ui/callouts.tsx';
import { Facts } from '../ui/facts.tsx';

/** The visitor's input, worded as in the mail to the agency. */
export function LeadContent({ content }: Pick<LeadDetail, 'content'>) {
  return (
    <chakra.div display="grid" gap="2">
      {content.map((block, index) => {
        if ('facts' in block) {
          return (
            <Facts
              key={index}
              facts={Object.fromEntries(block.facts.map(({ label, value }) => [label, value]))}
            />
          );
        }
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
            <Quote fontSize="sm" maxW="measure">
              {block.quote}
            </Quote>
          </div>
        );
      })}
    </chakra.div>
  );
}
