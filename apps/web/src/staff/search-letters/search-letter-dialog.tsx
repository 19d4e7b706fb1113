import { formatNumber } from '@estate/domain/text/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { ApiError } from '../../shared/api/problem.ts';
import { FormAlert } from '../../shared/form/form-alert.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { chakra } from '#styled-system/jsx';
import { historyQuery, recordQuery } from '../properties/properties-query.ts';
import { QueryState } from '../ui/query-state.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { type LetterWords, lettersQuery, sendLetter } from './search-letter-query.ts';
import { SearchLetterForm } from './search-letter-form.tsx';

const recipientsText = (people: number): string =>
  people === 1 ? 'einen Menschen' : `${formatNumber(people)} Menschen`;

/** Writes to everybody whose search orders match a property: first the words, then the preview, from which it is sent. */
export function SearchLetterDialog({
  id,
  people,
  onClose,
}: {
  id: number;
  /** How many people get the mail. */
  people: number;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const query = useQuery(lettersQuery(id));
  const [letter, setLetter] = useState(() => crypto.randomUUID());
  const [words, setWords] = useState<LetterWords>({
    subject: '',
    text: '',
    hours: null,
    with_expose: false,
  });
  const [html, setHtml] = useState<string>();
  const sending = useMutation({
    mutationFn: () => sendLetter(id, { ...words, letter }),
    onSuccess: ({ items }) => {
      client.setQueryData(lettersQuery(id).queryKey, (known) => known && { ...known, items });
      // The property may have its moment now.
      void client.invalidateQueries(lettersQuery(id));
      void client.invalidateQueries(recordQuery(id));
      void client.invalidateQueries(historyQuery(id));
      showToast({ tone: 'success', title: `Die E-Mail geht an ${recipientsText(people)}` });
      onClose();
    },
    onError: (error) => {
      // It was sent from another tab. What was changed since becomes a new letter.
      if (error instanceof ApiError && error.code === 'key-reused') setLetter(crypto.randomUUID());
    },
  });
  const back = () => {
    sending.reset();
    setHtml(undefined);
    void query.refetch();
  };
  return (
    <RecordDialog title="An alle passenden Suchaufträge schreiben" onClose={onClose}>
      <chakra.p mt="4">
        Die E-Mail geht einzeln an {recipientsText(people)}. Wer pausiert oder seinen Suchauftrag nicht
        bestätigt hat, bekommt keine. Antworten gehen an die Person, deren Nummer in der E-Mail steht.
      </chakra.p>
      {/* What an earlier dialog loaded may be outdated. */}
      <QueryState
        query={query.isFetchedAfterMount ? query : { ...query, isPending: true }}
        subject="Die Vorlagen"
        isPlural
        mt="4"
      />
      {query.isFetchedAfterMount && query.data && html === undefined && (
        <SearchLetterForm
          id={id}
          letters={query.data}
          words={words}
          onPreview={(written, preview) => {
            setWords(written);
            setHtml(preview);
          }}
        />
      )}
      {html !== undefined && (
        <chakra.div mt="4" display="grid" gap="4">
          <p>
            Betreff: <strong>{words.subject}</strong>
          </p>
          <LetterPreview html={html} />
          {sending.error && <FormAlert text={`Nicht gesendet. ${problemText(sending.error)}`} faulty={[]} />}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button disabled={sending.isPending} onClick={() => sending.mutate()}>
              {sending.isPending ? 'Wird gesendet...' : `An ${recipientsText(people)} senden`}
            </Button>
            <Button tone="outline" disabled={sending.isPending} onClick={back}>
              Text ändern
            </Button>
          </chakra.div>
        </chakra.div>
      )}
    </RecordDialog>
  );
}
