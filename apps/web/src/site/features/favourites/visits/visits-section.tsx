import { phoneLink } from '@estate/content/phone';
import { agency } from '@estate/content/sections/agency';
import { openingHoursText } from '@estate/content/opening-hours';
import { texts } from '@estate/content/texts';
import { isOfficeTime } from '@estate/content/office-days';
import { offerState } from '@estate/domain/property/offer-state';
import { hamburgClock } from '@estate/domain/text/german-day';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import type { ComparedProperty } from '../../../../shared/api/types.ts';
import { FieldError } from '../../../../shared/form/field-frame.tsx';
import { DateField } from '../../../../shared/form/date-field.tsx';
import { useFaultyFields } from '../../../../shared/form/use-faulty-fields.ts';
import { usePageFacts } from '../../../../shared/page/page-facts.ts';
import { saveFile } from '../../../../shared/page/save-file.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { SectionTitle } from '../../../../shared/ui/type.tsx';
import { calendarFile } from './calendar-file.ts';
import {
  calendarEventsOf,
  planErrors,
  publicAddressOf,
  type PlanErrors,
  storedPlan,
  type TypedPlan,
  type Visit,
  visitMinutes,
  plannedVisits,
} from './visit-plan.ts';

const howItWorks = `Wählen Sie einen Tag und zu jeder Immobilie, die Sie sehen möchten, eine Uhrzeit: Daraus wird eine Datei für Ihren Kalender mit je ${visitMinutes} Minuten. Sie entsteht in Ihrem Browser. Vereinbart sind die Termine erst, wenn Sie mit uns gesprochen haben:`;

const changedPlan =
  'Ändert sich Ihr Plan, speichern Sie die Datei noch einmal: Ihr Kalender ersetzt dann den Termin zu jeder Immobilie. Was wegfällt, löschen Sie dort bitte selbst.';

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });

function OutsideHours({ date, visits }: { date: string; visits: readonly Visit[] }) {
  const times = new Set(visits.map(({ time }) => time).filter((time) => !isOfficeTime(date, time)));
  return (
    <div role="status">
      {date !== '' && times.size > 0 && (
        <chakra.p fontSize="xs" color="inkMuted">
          {`Außerhalb unserer Öffnungszeiten: ${[...times].join(', ')} Uhr. Geöffnet haben wir ${texts(agency).openingHours.map(openingHoursText).join(' und ')}.`}
        </chakra.p>
      )}
    </div>
  );
}

function Plan({ date, visits }: { date: string; visits: readonly Visit[] }) {
  if (visits.length === 0) return null;
  return (
    <chakra.div mt="6" maxW="measure">
      <chakra.p fontWeight="semibold">
        {date ? longDay.format(new Date(`${date}T00:00Z`)) : 'Ihre Besichtigungen'}
      </chakra.p>
      <chakra.ol mt="2" display="grid" gap="1">
        {visits.map(({ property, time }) => (
          <li key={property.id}>
            {time} Uhr: {property.title}, {publicAddressOf(property)}
          </li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}

/** Saves the calendar file of a plan, or returns what is wrong with it. */
function saveCalendar(plan: TypedPlan, visits: readonly Visit[], origin: string): PlanErrors {
  const fault = planErrors(plan, visits, hamburgClock(Date.now()).date);
  if (Object.keys(fault).length === 0) {
    const file = calendarFile(calendarEventsOf(visits, plan.date, origin), new Date());
    saveFile(`besichtigungen-${plan.date}.ics`, 'text/calendar;charset=utf-8', file);
  }
  return fault;
}

/** Plans a day of visits to the properties that are still on offer and makes a calendar file of it. */
export function VisitsSection({ properties }: { properties: readonly ComparedProperty[] }) {
  const open = properties.filter((property) => ['available', 'reserved'].includes(offerState(property)));
  return open.length > 0 && <Planner open={open} />;
}

function Planner({ open }: { open: readonly ComparedProperty[] }) {
  const plan = storedPlan.useValue();
  const [fault, setFault] = useState<PlanErrors>({});
  const timesError = useId();
  const { form, onInput, onSubmit } = useFaultyFields();
  const { origin } = usePageFacts();
  const visits = plannedVisits(open, plan);
  const change = (part: Partial<TypedPlan>) => {
    storedPlan.write({ ...plan, ...part });
    setFault({});
  };
  return (
    <chakra.section aria-labelledby="besichtigungen" mt={{ base: '10', md: '14' }} _print={{ mt: '4' }}>
      <SectionTitle id="besichtigungen" _print={{ display: 'none' }}>
        Besichtigungen planen
      </SectionTitle>
      <chakra.p mt="3" mb="5" maxW="measure" _print={{ display: 'none' }}>
        {howItWorks} <a href={phoneLink(texts(agency).phone)}>{texts(agency).phone}</a>.
      </chakra.p>
      <chakra.form
        ref={form}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setFault(saveCalendar(plan, visits, origin));
        }}
        display="grid"
        gap="4"
        maxW="48rem"
      >
        <DateField
          type="date"
          label="Tag"
          max="9999-12-31"
          value={plan.date}
          error={fault.date}
          onChange={(date) => change({ date })}
        />
        <chakra.div
          role="group"
          aria-label="Uhrzeiten"
          aria-describedby={fault.times ? timesError : undefined}
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="end"
        >
          {open.map(({ id, title }) => (
            <DateField
              key={id}
              type="time"
              label={title}
              value={plan.times[id] ?? ''}
              onChange={(time) => change({ times: { ...plan.times, [id]: time } })}
            />
          ))}
        </chakra.div>
        <OutsideHours date={plan.date} visits={visits} />
        <div role="alert">{fault.times && <FieldError id={timesError}>{fault.times}</FieldError>}</div>
        <Button type="submit" justifySelf="start">
          <CalendarPlus size={20} strokeWidth={1.5} aria-hidden />
          Kalenderdatei speichern
        </Button>
        <chakra.p maxW="measure" fontSize="xs" color="inkMuted" _print={{ display: 'none' }}>
          {changedPlan}
        </chakra.p>
      </chakra.form>
      <Plan date={plan.date} visits={visits} />
    </chakra.section>
  );
}
