import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/client.ts';
import { ApiError, bodyOf } from '../../shared/api/problem.ts';
import type { ApiTestResult } from '../../shared/api/types.ts';
import { type ExactJson, parseExactly } from '../json/exact-json.ts';
import { showToast } from '../../shared/ui/toast.tsx';

export type ApiVersion = 'v1' | 'v2';
export type Choice = ApiVersion | 'compare';
/** An answer with its JSON, where the CRM sent some. */
export type Answer = ApiTestResult & { json?: ExactJson };
/** The answers about one property; a version that was not asked, or did not answer, is missing. */
export type Results = Partial<Record<ApiVersion, Answer>>;

export interface Question {
  propertyId: string;
  choice: Choice;
}

const doneTexts: Readonly<Record<Choice, string>> = {
  v1: 'API V1 wurde abgefragt',
  v2: 'API V2 wurde abgefragt',
  compare: 'Beide API-Versionen wurden abgefragt',
};

async function ask(propertyId: string, apiVersion: ApiVersion): Promise<Answer> {
  const result = await bodyOf(api.POST('/api/admin/propstack/test', { body: { propertyId, apiVersion } }));
  return result.text === undefined ? result : { ...result, json: parseExactly(result.text) };
}

const hasNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unreachable' || error.code === 'unreadable');

/** The server's own words, or the specified ones where there are none. */
const messageOf = (error: unknown) =>
  error instanceof Error && !hasNoAnswer(error) ? error.message : 'Netzwerkfehler beim Abrufen der API';

/** Asks every version at once. Fails only if no version answered. */
async function askAll({ propertyId, choice }: Question) {
  const versions: ApiVersion[] = choice === 'compare' ? ['v1', 'v2'] : [choice];
  const answers = await Promise.allSettled(versions.map((version) => ask(propertyId, version)));
  const results: Results = {};
  const errors: string[] = [];
  for (const answer of answers) {
    if (answer.status === 'rejected') errors.push(messageOf(answer.reason));
    else {
      results[answer.value.apiVersion] = answer.value;
      if (answer.value.error) errors.push(answer.value.error);
    }
  }
  return { results, error: errors[0] ?? null };
}

/**
 * Asks the CRM through one API version or both and keeps the answers until a reset or a question about another property.
 * `shown` is the open tab: Vergleich after a comparison, otherwise that of the version (staff-area §4).
 */
export function useApiTest() {
  const [results, setResults] = useState<Results>({});
  const [askedId, setAskedId] = useState<string | null>(null);
  const [shown, setShown] = useState<Choice>('v2');
  const [failure, setFailure] = useState<string | null>(null);

  const question = useMutation({
    mutationFn: askAll,
    onSuccess: ({ results: answers, error }, { propertyId, choice }) => {
      const isAnswered = Object.keys(answers).length > 0;
      setFailure(isAnswered ? null : error);
      setResults((known) => ({ ...(propertyId === askedId ? known : {}), ...answers }));
      setAskedId(propertyId);
      if (isAnswered) setShown(choice);
      if (error) showToast({ tone: 'error', title: 'Fehler', description: error });
      else showToast({ tone: 'success', title: 'Erfolgreich', description: doneTexts[choice] });
    },
  });

  const reset = () => {
    setResults({});
    setAskedId(null);
    setFailure(null);
  };
  return { ask: question.mutate, isLoading: question.isPending, results, shown, setShown, failure, reset };
}
