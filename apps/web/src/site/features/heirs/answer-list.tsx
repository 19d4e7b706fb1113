import { heirs } from '@estate/content/sections/heirs';
import { texts } from '@estate/content/texts';
import { type HeirAnswers, heirQuestions } from '@estate/domain/heirs/heir-steps';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { textLink } from '../../../shared/ui/type.tsx';
import { PrintButton } from '../../ui/print-button.tsx';

/** The answers from which the steps follow, printed above them. */
export function AnswerList({ answers }: { answers: HeirAnswers }) {
  const { questions } = texts(heirs);
  return (
    <chakra.div
      p={{ base: '5', md: '6' }}
      bg="sand"
      borderRadius="card"
      gridColumn={{ lg: 2 }}
      gridRow={{ lg: 1 }}
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc({sizes.header} + {spacing.6})' }}
      _print={{ position: 'static', mt: '1', p: '0' }}
    >
      <chakra.dl
        display="grid"
        columnGap="8"
        rowGap="3"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr)',
        }}
        _print={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '1' }}
      >
        {heirQuestions.map((question) => {
          const labels: Readonly<Record<string, string>> = questions[question].answers;
          return (
            <div key={question}>
              <chakra.dt fontSize="xs" color="inkMuted" _print={{ fontSize: '0.75rem' }}>
                {questions[question].title}
              </chakra.dt>
              <chakra.dd fontWeight="medium">{labels[answers[question]]}</chakra.dd>
            </div>
          );
        })}
      </chakra.dl>
      <Row gap="5" mt="5" _print={{ display: 'none' }}>
        <PrintButton />
        <StyledLink to="/verkaufen/erbe" search={answers} hash="fragen" css={textLink} py="2">
          Antworten ändern
        </StyledLink>
      </Row>
    </chakra.div>
  );
}
