import { formWords } from '@estate/content/sections/forms';
import { texts } from '@estate/content/texts';
import { formId, type Values } from '@estate/domain/forms/form';
import type { PropertyForm } from '@estate/domain/forms/forms-of-property';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { typeset } from '../../ui/typeset.tsx';
import { PageParts } from '../../ui/parts.tsx';

/** What the forms of a property share: the person that the visitor has typed or sent in another of them. */
export interface SharedPerson {
  readonly known: Values | undefined;
  readonly onSent: (body: Values) => void;
}

/** Renders a form of the property. */
export type RenderForm = (form: PropertyForm, shared: SharedPerson) => ReactNode;

const tabLabels: Readonly<Record<PropertyForm['kind'], string>> = {
  expose: 'Exposé',
  order: 'Exposé',
  application: 'Bewerbung',
  viewing: 'Besichtigung',
  question: 'Frage',
};

const Tab = chakra('button', {
  base: {
    flex: '1',
    minH: '12',
    px: '1',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    color: 'inkMuted',
    _hover: { color: 'ink' },
    _selected: { borderColor: 'brass', color: 'ink' },
    // Forced colours have no brass, so the selected tab is underlined in the colour of the system.
    '@media (forced-colors: active)': { _selected: { borderColor: 'Highlight' } },
  },
});

/** Without scripts all panels stand below each other. */
const Panel = chakra('div', {
  base: { pt: '5', _noScript: { display: 'block', pt: '8' } },
  variants: { isShown: { true: {}, false: { display: 'none' } } },
});

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const valuesIn = ({ elements }: HTMLFormElement): Values =>
  Object.fromEntries(
    [...elements].flatMap((control) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement
        ? [[control.name, control.value]]
        : [],
    ),
  );

/**
 * The forms of a property, one shown at a time. A link to the anchor of a form shows it. The person that was typed in one
 * form is filled into the empty fields of the others.
 */
export function FormTabs({
  forms,
  renderForm,
}: {
  forms: readonly [PropertyForm, ...PropertyForm[]];
  renderForm: RenderForm;
}) {
  const navigate = useNavigate();
  const anchor = useLocation({ select: ({ hash }) => hash });
  const isHydrated = useIsHydrated();
  const meant = forms.find((form) => anchor === form.slug || anchor === formId(form));
  // The server does not see the anchor.
  const shownForm = (isHydrated && meant) || forms[0];
  const [person, setPerson] = useState<{ from: PropertyForm; body: Values }>();
  const list = useRef<HTMLDivElement>(null);
  const show = (form: PropertyForm) => {
    const element = document.getElementById(shownForm.slug)?.querySelector('form');
    if (element) setPerson({ from: shownForm, body: valuesIn(element) });
    void navigate({
      to: '.',
      hash: form.slug,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  const move = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : forms.at((index + step) % forms.length);
    if (!next) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next.slug}"]`)?.focus();
  };
  return (
    <>
      <chakra.div
        ref={list}
        role="tablist"
        aria-label="Anfragen"
        data-needs-script
        display="flex"
        borderBottomWidth="1px"
      >
        {forms.map((form, index) => (
          <Tab
            key={form.kind}
            type="button"
            role="tab"
            id={`reiter-${form.slug}`}
            aria-controls={form.slug}
            aria-selected={form === shownForm}
            tabIndex={form === shownForm ? 0 : -1}
            onClick={() => show(form)}
            onKeyDown={(event) => move(event, index)}
          >
            {tabLabels[form.kind]}
          </Tab>
        ))}
      </chakra.div>
      {forms.map((form) => {
        const { title, text } = texts(formWords).introductions[form.kind];
        return (
          <Panel
            key={form.kind}
            id={form.slug}
            role="tabpanel"
            aria-labelledby={`reiter-${form.slug}`}
            isShown={form === shownForm}
          >
            <chakra.h2 fontSize="lg" mb="3" srOnly={{ base: true, _noScript: false }}>
              {title}
            </chakra.h2>
            <chakra.p mb="4">{typeset(text)}</chakra.p>
            <PageParts>
              {renderForm(form, {
                known: person && person.from !== form ? person.body : undefined,
                onSent: (body) => setPerson({ from: form, body }),
              })}
            </PageParts>
          </Panel>
        );
      })}
    </>
  );
}
