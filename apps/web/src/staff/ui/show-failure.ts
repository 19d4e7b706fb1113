import { showToast } from '../../shared/ui/toast.tsx';

/** Shows a toast about a failed action, with the message of its error. */
export const showFailure = ({ message }: Pick<Error, 'message'>, title = 'Das hat nicht geklappt'): void =>
  showToast({ tone: 'error', title, description: message });
