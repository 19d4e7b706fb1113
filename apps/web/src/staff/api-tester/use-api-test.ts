import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { api } from '../../shared/api/client.ts';
import { ApiError, bodyOf } from '../../shared/api/problem.ts';
import type { ApiTestResult } from '../../shared/api/types.ts';
import { type ExactJson, parseExactly } from '../json/exact-json.ts';
import { showToast } from '../../shared/ui/toast.tsx';

export type ApiVersion = 'v1' | 'v2';
export type Choice = ApiVersion | 'compare';
/** A response with its parsed JSON, if the CRM sent JSON. */
export type TestResponse = ApiTestResult & { json?: ExactJson };
/** Responses for one property by API version; a version that was not requested or failed is missing. */
export type Results = Partial<Record<ApiVersion, TestResponse>>;

export interface TestRequest {
  propertyId: string;
  choice: Choice;
}

const doneTexts: Readonly<Record<Choice, string>> = {
  v1: 'API V1 wurde abgefragt',
  v2: 'API V2 wurde abgefragt',
  compare: 'Beide API-Versionen wurden abgefragt',
};

async function send(propertyId: string, apiVersion: ApiVersion): Promise<TestResponse> {
  const result = await bodyOf(api.POST('/api/admin/propstack/test', { body: { propertyId, apiVersion } }));
  return result.text === undefined ? result : { ...result, json: parseExactly(result.text) };
}

const hasNoResponse = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unreachable' || error.code === 'unreadable');

/** The server's error message, or the specified text for a network error. */
const messageOf = (error: unknown) =>
  error instanceof Error && !hasNoResponse(error)
    ? problemText(error)
    : 'Netzwerkfehler beim Abrufen der API';

/**
 * Requests all selected versions in parallel. `error` is the first error; a version without response is missing in
 * `results`.
 */
async function sendAll({ propertyId, choice }: TestRequest) {
  const versions: ApiVersion[] = choice === 'compare' ? ['v1', 'v2'] : [choice];
  const responses = await Promise.allSettled(versions.map((version) => send(propertyId, version)));
  const results: Results = {};
  const errors: string[] = [];
  for (const response of responses) {
    if (response.status === 'rejected') errors.push(messageOf(response.reason));
    else {
      results[response.value.apiVersion] = response.value;
      if (response.value.error) errors.push(response.value.error);
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

  const request = useMutation({
    mutationFn: sendAll,
    onSuccess: ({ results: responses, error }, { propertyId, choice }) => {
      const hasResponse = Object.keys(responses).length > 0;
      setFailure(hasResponse ? null : error);
      setResults((known) => ({ ...(propertyId === requestedId ? known : {}), ...responses }));
      setRequestedId(propertyId);
      if (hasResponse) setActiveTab(choice);
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
    send: request.mutate,
    isLoading: request.isPending,
    results,
    activeTab,
    setActiveTab,
    failure,
    reset,
  };
}
