import { fieldId, formId, visibleControls } from '@estate/domain/forms/form';
import { homeForm } from '@estate/domain/forms/home';
import { ControlIdContext } from '../../../../shared/form/field-frame.tsx';
import { FormFrame } from '../../../../shared/form/form-frame.tsx';
import { FormFields } from '../../../form/form-field.tsx';
import { useRefusedHome } from './use-refused-home.ts';

const nothing = () => undefined;
const { api, texts } = homeForm;

/**
 * All questions about a home on one page, whose answer is the page of the price range. It is rendered by the server alone, into
 * `noscript`. `page` is the path and query of the page with the form.
 */
export function PlainHomeForm({ page }: { page: string }) {
  const refused = useRefusedHome();
  const errors = refused?.errors ?? {};
  return (
    <FormFrame
      id={formId(homeForm)}
      method="post"
      action={`${api}#${formId(homeForm)}`}
      label={texts.label}
      onSubmit={nothing}
      isPending={false}
      submitError={refused?.message ?? null}
      submitLabel={texts.submit}
      pendingLabel={texts.pending}
      refused={visibleControls(homeForm).flatMap(([name, { label }]) =>
        name in errors ? [{ id: fieldId(homeForm, name), label }] : [],
      )}
    >
      <input type="hidden" name="page" value={page} />
      <ControlIdContext value={(name) => fieldId(homeForm, name)}>
        <FormFields
          form={homeForm}
          register={(name) => ({
            name,
            ssrValue: refused?.values[name] ?? '',
            error: errors[name],
            onChange: () => Promise.resolve(),
            onBlur: () => Promise.resolve(),
            ref: nothing,
          })}
        />
      </ControlIdContext>
    </FormFrame>
  );
}
