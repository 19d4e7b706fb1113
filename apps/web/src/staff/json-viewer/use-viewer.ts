import { startTransition, useState } from 'react';
import { showToast } from '../../shared/ui/toast.tsx';
import type { ExactJson } from '../json/exact-json.ts';
import { parseJson } from './parse-json.ts';

/** 16 bit each; more would hold the browser up for seconds. */
const maxLength = 20_000_000;
const tooLong = 'Der Text ist länger als 20 Millionen Zeichen.';

async function messageOf(text: string): Promise<string> {
  // Loaded only after a fault, because jsonc-parser is as large as the rest of the page.
  const { faultText } = await import('./fault-text.ts');
  return faultText(text);
}

/** The pasted text, what was parsed of it, and the messages of staff-area §8. */
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
