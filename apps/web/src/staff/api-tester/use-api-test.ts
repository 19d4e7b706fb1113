import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/client.ts';
import { ApiError, bodyOf } from '../../shared/api/problem.ts';
import type { ApiTestResult } from '../../shared/api/types.ts';
import { type ExactJson, parseExactly } from '../json/exact-json.ts';
import { showToast } from '../../shared/ui/toast.tsx';

export type ApiVersion = 'v1' | 'v2';
export type Choice = ApiVersion | 'compare';
/** A response with its parsed JSON, if the CRM sent JSON. */
export type Answer = ApiTestResult & { json?: ExactJson };
/** Responses for one property by API version; a version that was not requested or failed is missing. */
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

/** The server's error message, or the specified text for a network error. */
const messageOf = (error: unknown) =>
  error instanceof Error && !hasNoAnswer(error) ? error.message : 'Netzwerkfehler beim Abrufen der API';

/**
 * Requests all selected versions in parallel. `error` is the first error; a version without response is missing in
 * `results`.
 */
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
 * Requests a property through one API version or both and keeps the responses until a reset or a request for another
 * property. `activeTab` is 'compare' after a comparison, otherwise the requested version (staff-area §4).
 */
export function useApiTest() {
  const [results, setResults] = useState<Results>({});
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const [activeTab, setActiveTab] = useState<Choice>('v2');
  const [failure, setFailure] = useState<string | null>(null);

  const question = useMutation({
    mutationFn: askAll,
    onSuccess: ({ results: answers, error }, { propertyId, choice }) => {
      const isAnswered = Object.keys(answers).length > 0;
      setFailure(isAnswered ? null : error);
      setResults((known) => ({ ...(propertyId === requestedId ? known : {}), ...answers }));
      setRequestedId(propertyId);
      if (isAnswered) setActiveTab(choice);
      if (error) showToast({ tone: 'error', title: 'Fehler', description: error });
      else showToast({ tone: 'success', title: 'Erfolgreich', description: doneTexts[choice] });
    },
  });

  const reset = () => {
    setResults({});
    setRequestedId(null);
    setFailure(null);
  };
  return {
    ask: question.mutate,
    isLoading: question.isPending,
    results,
    activeTab,
    setActiveTab,
    failure,
    reset,
  };
}
