import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { FormLoadFailed } from './form-load-failed.tsx';

/** `VisitorForm` for a place far down a page, loaded on demand. */
export const LazyVisitorForm = lazyWithFallback(
  async () => (await import('./visitor-form.tsx')).VisitorForm,
  FormLoadFailed,
);
