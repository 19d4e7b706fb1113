import './zod-without-eval.ts';
import { formSchema } from '@estate/contracts/leads/form-schema';
import type { Form } from '@estate/domain/forms/form';
import { zodResolver } from '@hookform/resolvers/zod';

/** The validation rules of a form as a resolver for react-hook-form. */
export const formResolver = (form: Form) => zodResolver(formSchema(form));
