import './zod-without-eval.ts';
import { formSchema } from '@estate/contracts/leads/form-schema';
import type { Form } from '@estate/domain/forms/form';
import { zodResolver } from '@hookform/resolvers/zod';

export const formResolver = (form: Form) => zodResolver(formSchema(form));
