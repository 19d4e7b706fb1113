import { heirStepWords } from '@estate/content/sections/heir-steps';
import { texts } from '@estate/content/texts';
import type { HeirStep } from '@estate/domain/heirs/heir-steps';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { textLink } from '../../../shared/ui/type.tsx';
import { linkProps } from '../../ui/page-link.ts';
import { TickBox } from '../../ui/tick-box.tsx';
import { typeset } from '../../ui/typeset.tsx';

const small = { fontSize: '0.75rem', lineHeight: 'snug' } as const;

function Step({ step: { name, isLate }, number }: { step: HeirStep; number: number }) {
  const { title, deadline, text, late, source, link, linkLabel } = texts(heirStepWords)[name];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '3.5rem minmax(0, 1fr)' }}
      py={{ base: '6', md: '8' }}
      borderTopWidth="1px"
      _print={{ gridTemplateColumns: '6mm minmax(0, 1fr)', py: '1.5mm', breakInside: 'avoid' }}
    >
      <chakra.span
        fontFamily="heading"
        fontSize="xl"
        lineHeight="heading"
        color="brass"
        aria-hidden
        _print={{ display: 'none' }}
      >
        {number}
      </chakra.span>
      <TickBox />
      <chakra.div maxW="measure" _print={{ maxW: 'none' }}>
        <chakra.h3 fontSize="lg" _print={{ fontSize: '0.9375rem' }}>
          {typeset(title)}
        </chakra.h3>
        <chakra.p mt="1.5" fontWeight="medium" _print={{ mt: '0', ...small }}>
          <chakra.span color="brassDeep">Frist:</chakra.span> {typeset(deadline)}
        </chakra.p>
        {isLate && late && (
          <chakra.p
            mt="3"
            pl="4"
            borderLeftWidth="3px"
            borderColor="brass"
            _print={{ mt: '0', pl: '2', ...small }}
          >
            {typeset(late)}
          </chakra.p>
        )}
        <chakra.p mt="3" _print={{ mt: '0.5', ...small }}>
          {typeset(text)}
        </chakra.p>
        {source && (
          <chakra.p mt="2" fontSize="xs" color="inkMuted" _print={{ mt: '0', ...small }}>
            Grundlage: {source}
          </chakra.p>
        )}
        {link && (
          <chakra.p mt="2" _print={{ display: 'none' }}>
            <StyledLink {...linkProps(link)} css={textLink} display="inline-block" py="1">
              {linkLabel}
            </StyledLink>
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}

/** The steps in their order, each with its time limit and where it comes from; on paper each with a box to tick. */
export const StepList = ({ steps }: { steps: readonly HeirStep[] }) => (
  <chakra.ol
    css={{ '& > li:first-of-type': { borderTopWidth: { lg: '0' }, pt: { lg: '0' } } }}
    _print={{ mt: '2' }}
  >
    {steps.map((step, index) => (
      <Step key={step.name} step={step} number={index + 1} />
    ))}
  </chakra.ol>
);
