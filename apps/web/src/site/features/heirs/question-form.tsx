import { heirs } from '@estate/content/sections/heirs';
import { texts } from '@estate/content/texts';
import {
  heirAnswers,
  type HeirAnswers,
  type HeirQuestion,
  heirQuestions,
  parseHeirAnswers,
} from '@estate/domain/heirs/heir-steps';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import { FieldError } from '../../../shared/form/field-frame.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Option } from '../../form/choice-field.tsx';

/** `isMissing`: other questions are answered and this one is not, as in a link that somebody shortened. */
function Question({
  question,
  chosen,
  isMissing,
}: {
  question: HeirQuestion;
  chosen: string | undefined;
  isMissing: boolean;
}) {
  const { title, hint, answers } = texts(heirs).questions[question];
  const labels: Readonly<Record<string, string>> = answers;
  const hintId = `${question}-hinweis`;
  const errorId = `${question}-fehler`;
  const described = [hint && hintId, isMissing && errorId].filter(Boolean).join(' ');
  return (
    <chakra.fieldset minW="0" aria-describedby={described || undefined}>
      <chakra.legend fontFamily="heading" fontSize="lg" fontWeight="semibold" lineHeight="snug">
        {title}
      </chakra.legend>
      {hint && (
        <chakra.p id={hintId} mt="1" fontSize="sm" color="inkMuted">
          {hint}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gap="3"
        mt="3"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: heirAnswers[question].length === 3 ? 'repeat(3, minmax(0, 1fr))' : 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {heirAnswers[question].map((value) => (
          <Option key={value}>
            <input type="radio" name={question} value={value} required defaultChecked={value === chosen} />
            {labels[value]}
          </Option>
        ))}
      </chakra.div>
      {isMissing && <FieldError id={errorId}>Bitte wählen Sie eine Antwort.</FieldError>}
    </chakra.fieldset>
  );
}

/** The five questions. Without a script the browser itself loads the page with the answers in its address. */
export function QuestionForm({
  answers,
  onAnswer,
}: {
  answers: Partial<HeirAnswers>;
  onAnswer: (answers: Partial<HeirAnswers>) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const query = canonicalQuery(answers);
  const shown = useRef(query);
  // Back and Forward lead to other answers. The address without answers changes nothing, so that none is lost.
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    for (const [question, answer] of new URLSearchParams(query)) {
      const radio = form.current?.querySelector<HTMLInputElement>(`[name="${question}"][value="${answer}"]`);
      if (radio) radio.checked = true;
    }
  }, [query]);
  return (
    <chakra.form
      ref={form}
      method="get"
      action="/verkaufen/erbe#schritte"
      display="grid"
      gap={{ base: '8', md: '10' }}
      maxW="50rem"
      onSubmit={(event) => {
        event.preventDefault();
        const radios = event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked');
        onAnswer(parseHeirAnswers(Object.fromEntries([...radios].map(({ name, value }) => [name, value]))));
      }}
    >
      {heirQuestions.map((question) => (
        <Question
          key={question}
          question={question}
          chosen={answers[question]}
          isMissing={query !== '' && answers[question] === undefined}
        />
      ))}
      <Button type="submit" justifySelf="start" w={{ base: 'full', sm: 'auto' }}>
        {texts(heirs).submit}
      </Button>
    </chakra.form>
  );
}
