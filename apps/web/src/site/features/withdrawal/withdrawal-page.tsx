import { withFacts } from '@estate/content/agency-facts';
import { withdrawal as words } from '@estate/content/sections/withdrawal';
import { texts } from '@estate/content/texts';
import { withdrawal } from '@estate/domain/forms/withdrawal';
import { chakra } from '#styled-system/jsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { VisitorForm } from '../../form/visitor-form.tsx';
import { PrintHead } from '../../ui/print-head.tsx';
import { typeset } from '../../ui/typeset.tsx';

const path = '/widerruf';

const Words = chakra('div', { base: { maxW: 'measure', _print: { display: 'none' } } });
const Title = chakra('h2', { base: { fontSize: 'lg', mb: '3' } });

/**
 * The withdrawal from a contract (§ 356a BGB). On a phone the form follows the sentence on which contracts there are; on
 * wide screens it is beside the words.
 */
export function WithdrawalPage() {
  const { title, subtitle, whichTitle, which, stepsTitle, steps, otherWays } = texts(words);
  return (
    <Section pt={{ base: '8', md: '12', xl: '12' }} _print={{ py: '0' }}>
      <Container>
        <PageTitle>{title}</PageTitle>
        <PrintHead path={path} />
        <chakra.p mt="3" maxW="measure" fontSize="md" _print={{ display: 'none' }}>
          {typeset(subtitle)}
        </chakra.p>
        <chakra.div
          display="grid"
          columnGap="16"
          rowGap="8"
          mt={{ base: '6', md: '10' }}
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
          gridTemplateRows={{ lg: 'auto 1fr' }}
        >
          <Words>
            <Title>{typeset(whichTitle)}</Title>
            <p>{typeset(withFacts(which))}</p>
          </Words>
          <chakra.div
            gridColumn={{ lg: '2' }}
            gridRow={{ lg: '1 / span 2' }}
            bg="card"
            borderWidth="1px"
            borderRadius="card"
            p={{ base: '5', md: '8' }}
          >
            <VisitorForm form={withdrawal} page={path} />
          </chakra.div>
          <Words>
            <Title>{typeset(stepsTitle)}</Title>
            <chakra.ol listStyleType="decimal" pl="6" mb="4">
              {steps.map((step) => (
                <chakra.li key={step} mb="1.5">
                  {typeset(step)}
                </chakra.li>
              ))}
            </chakra.ol>
            <p>{typeset(withFacts(otherWays))}</p>
          </Words>
        </chakra.div>
      </Container>
    </Section>
  );
}
