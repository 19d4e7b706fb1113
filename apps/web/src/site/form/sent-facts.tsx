import { chakra } from '#styled-system/jsx';

/** What a declaration says, by the labels of its form. Line breaks are kept. */
export const SentFacts = ({
  label,
  facts,
}: {
  label: string;
  facts: readonly (readonly [label: string, text: string])[];
}) => (
  <chakra.dl
    role="group"
    aria-label={label}
    display="grid"
    gap="3"
    pl="4"
    borderLeftWidth="3px"
    borderColor="brass"
    overflowWrap="anywhere"
    // A date near midnight may differ between server and browser.
    suppressHydrationWarning
  >
    {facts.map(([name, text]) => (
      <div key={name}>
        <chakra.dt fontSize="xs" color="inkMuted">
          {name}
        </chakra.dt>
        <chakra.dd fontWeight="medium" whiteSpace="pre-line" suppressHydrationWarning>
          {text}
        </chakra.dd>
      </div>
    ))}
  </chakra.dl>
);
