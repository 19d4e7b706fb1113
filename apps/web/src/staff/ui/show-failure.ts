import { problemText } from '../../shared/api/problem-text.ts';
import { showToast } from '../../shared/ui/toast.tsx';

/** Shows a toast about a failed action of staff. */
export const showFailure = (error: Error, title = 'Das hat nicht geklappt'): void =>
  showToast({ tone: 'error', title, description: problemText(error) });
