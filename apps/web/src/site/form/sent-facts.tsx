import { chakra } from '#styled-system/jsx';

/** What a declaration says, by the labels of its form. Line breaks are kept. */
export const SentFacts = ({
  label,
  facts,
}: {
  label: string;
  facts: readonly (readonly [label: string, text: string])[];
}) => (
  <chakra.div role="group" aria-label={label} pl="4" borderLeftWidth="3px" borderColor="brass">
    <chakra.dl display="grid" gap="3" overflowWrap="anywhere">
      {facts.map(([name, text]) => (
        <div key={name}>
          <chakra.dt fontSize="xs" color="inkMuted">
            {name}
          </chakra.dt>
          {/* Server and browser may differ in a date near midnight, and in the words of a time. */}
          <chakra.dd fontWeight="medium" whiteSpace="pre-line" suppressHydrationWarning>
            {text}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  </chakra.div>
);
