import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { FormLoadFailed } from './form-load-failed.tsx';

/** `OrderForm`, loaded on the pages of properties that can be ordered. */
export const LazyOrderForm = lazyWithFallback(
  async () => (await import('./order-form.tsx')).OrderForm,
  FormLoadFailed,
);
