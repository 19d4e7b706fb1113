import { startTransition, useState } from 'react';
import { showToast } from '../../shared/ui/toast.tsx';
import type { ExactJson } from '../json/exact-json.ts';
import { parseJson } from './parse-json.ts';

/** Maximum number of characters, because parsing more would block the browser for seconds. */
const maxLength = 20_000_000;
const tooLong = 'Der Text ist länger als 20 Millionen Zeichen.';

async function messageOf(text: string): Promise<string> {
  // Loaded after a parse error only, because jsonc-parser is as large as the rest of the page.
  const { jsonErrorText } = await import('./json-error-text.ts');
  return jsonErrorText(text);
}

/** State of the JSON viewer: the pasted text, its parsed value and the error message (staff-area §8). */
export function useViewer() {
  const [text, setText] = useState('');
  const [parsed, setParsed] = useState<ExactJson | null>(null);
  const [error, setError] = useState<string | null>(null);

  const fail = (message: string) => {
    setParsed(null);
    setError(`Fehler beim Parsen: ${message}`);
    showToast({ tone: 'error', title: 'JSON konnte nicht geparst werden' });
  };
  const succeed = ({ value, duplicates }: ExactJson) => {
    setError(null);
    startTransition(() => setParsed({ value, duplicates }));
    showToast({ tone: 'success', title: 'JSON erfolgreich geparst!' });
  };
  const parse = async () => {
    const outcome = text.length > maxLength ? null : parseJson(text);
    if (outcome?.isParsed) succeed(outcome);
    else fail(outcome ? await messageOf(outcome.text) : tooLong);
  };
  const clear = () => {
    setText('');
    setParsed(null);
    setError(null);
  };
  return { text, setText, parsed, error, parse, clear };
}
