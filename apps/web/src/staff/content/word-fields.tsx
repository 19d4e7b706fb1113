import { emptyValue } from '@estate/content/empty-value';
import type { AnyField } from '@estate/content/section';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { SelectField } from '../../shared/form/select-field.tsx';
import { TextAreaField, TextField } from '../../shared/form/text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ImageWordField } from './image-word-field.tsx';
import { entryTitle, type Fields, type Value } from './words-at.ts';

interface Editing {
  /** Faults and warnings by the path of their place. */
  readonly remarks: ReadonlyMap<string, { readonly message: string; readonly isFault: boolean }>;
  readonly onChange: (path: string, value: Value) => void;
}

/** The fields of a group, each below the other. */
export function WordFields({
  fields,
  value,
  path = '',
  ...editing
}: { fields: Fields; value: Value; path?: string } & Editing) {
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {Object.entries(fields).map(([name, field]) => (
        <WordField
          key={name}
          field={field}
          value={(value as Record<string, Value>)[name]}
          path={path === '' ? name : `${path}.${name}`}
          {...editing}
        />
      ))}
    </chakra.div>
  );
}

function WordField({
  field,
  value,
  path,
  ...editing
}: { field: AnyField; value: Value; path: string } & Editing) {
  const { remarks, onChange } = editing;
  const remark = remarks.get(path);
  const help = [field.hint, remark && !remark.isFault ? `Hinweis: ${remark.message}` : undefined]
    .filter((text) => text !== undefined)
    .join(' ');
  const about = {
    name: path,
    label: field.label,
    help: help || undefined,
    error: remark?.isFault ? remark.message : undefined,
  };
  const set = (next: Value) => onChange(path, next);
  switch (field.kind) {
    case 'group':
      return (
        <chakra.fieldset minW="0" borderTopWidth="1px" pt="4">
          <chakra.legend float="left" mb="3" fontWeight="semibold">
            {field.label}
          </chakra.legend>
          <chakra.div clear="both">
            <WordFields fields={field.fields} value={value} path={path} {...editing} />
          </chakra.div>
        </chakra.fieldset>
      );
    case 'list':
      return <WordList field={field} entries={value as Value[]} path={path} {...editing} />;
    case 'tick':
      return (
        <CheckField
          name={path}
          label={help ? `${field.label}. ${help}` : field.label}
          error={about.error}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...about}
          choices={Object.entries(field.options).map(([option, label]) => ({ value: option, label }))}
          value={String(value)}
          onChange={({ target }) => set(target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          {...about}
          inputMode="decimal"
          autoComplete="off"
          type="number"
          min={field.min}
          max={field.max}
          step={field.decimals ? 10 ** -field.decimals : 1}
          value={String(value)}
          onChange={({ target }) => set(target.valueAsNumber)}
        />
      );
    case 'image':
      return <ImageWordField {...about} value={value} onChange={set} />;
    case 'day':
    case 'time':
      return (
        <DateField
          {...about}
          type={field.kind === 'day' ? 'date' : 'time'}
          value={String(value)}
          onChange={set}
        />
      );
    case 'paragraph':
    case 'markdown':
      return (
        <TextAreaField
          {...about}
          {...roomFor(String(value))}
          optional={field.optional}
          value={String(value)}
          onChange={({ target }) => set(target.value)}
        />
      );
    default:
      return field.kind === 'line' && field.max > shortLine ? (
        <TextAreaField
          {...about}
          {...roomFor(String(value))}
          optional={field.optional}
          value={String(value)}
          onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
        />
      ) : (
        <TextField
          {...about}
          autoComplete="off"
          optional={field.optional}
          value={String(value)}
          onChange={({ target }) => set(target.value)}
        />
      );
  }
}

/** Characters of a line that a one-line input shows beside the preview; longer lines wrap. */
const shortLine = 80;

/** As many rows as the text takes beside the preview. */
const roomFor = (text: string) => ({
  rows: Math.max(
    2,
    text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 55)), 0),
  ),
  style: { minHeight: 0 },
});

const moved = (entries: Value[], index: number, by: 1 | -1): Value[] =>
  entries.with(index, entries[index + by]).with(index + by, entries[index]);

/** A list that is extended, shortened and ordered. */
function WordList({
  field,
  entries,
  path,
  ...editing
}: { field: Extract<AnyField, { kind: 'list' }>; entries: Value[]; path: string } & Editing) {
  const set = (next: Value[]) => editing.onChange(path, next);
  const fault = editing.remarks.get(path);
  return (
    <chakra.fieldset minW="0" borderTopWidth="1px" pt="4">
      <chakra.legend float="left" mb="3" fontWeight="semibold">
        {field.label}
      </chakra.legend>
      <chakra.div clear="both" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        {field.hint && (
          <chakra.p fontSize="xs" color="inkMuted">
            {field.hint}
          </chakra.p>
        )}
        {fault && (
          <chakra.p fontSize="xs" color={fault.isFault ? 'danger' : 'inkMuted'}>
            {fault.message}
          </chakra.p>
        )}
        <chakra.ol display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          {entries.map((entry, index) => (
            <chakra.li
              key={index}
              position="relative"
              p={{ base: '3', md: '4' }}
              borderWidth="1px"
              borderRadius="card"
              bg="paper"
            >
              <EntryButtons field={field} entries={entries} index={index} set={set} />
              {field.of.kind === 'group' ? (
                <GroupEntry
                  label={`${field.entry} ${index + 1}`}
                  fields={field.of.fields}
                  entry={entry}
                  path={`${path}.${index}`}
                  {...editing}
                />
              ) : (
                <WordField
                  field={{ ...field.of, label: `${field.entry} ${index + 1}` }}
                  value={entry}
                  path={`${path}.${index}`}
                  {...editing}
                />
              )}
            </chakra.li>
          ))}
        </chakra.ol>
        {entries.length < field.max && (
          <Button
            tone="outline"
            size="sm"
            justifySelf="start"
            onClick={() => set([...entries, emptyValue(field.of)])}
          >
            <Plus size={16} strokeWidth={1.5} aria-hidden />
            {field.entry} hinzufügen
          </Button>
        )}
      </chakra.div>
    </chakra.fieldset>
  );
}

/** The buttons in the corner of an entry. */
function EntryButtons({
  field,
  entries,
  index,
  set,
}: {
  field: Extract<AnyField, { kind: 'list' }>;
  entries: Value[];
  index: number;
  set: (next: Value[]) => void;
}) {
  const name = `${field.entry} ${index + 1}`;
  return (
    <chakra.div position="absolute" top="1" right="1" display="flex">
      <Button
        tone="quiet"
        size="icon"
        disabled={index === 0}
        aria-label={`${name} nach oben`}
        onClick={() => set(moved(entries, index, -1))}
      >
        <ArrowUp size={18} strokeWidth={1.5} aria-hidden />
      </Button>
      <Button
        tone="quiet"
        size="icon"
        disabled={index === entries.length - 1}
        aria-label={`${name} nach unten`}
        onClick={() => set(moved(entries, index, 1))}
      >
        <ArrowDown size={18} strokeWidth={1.5} aria-hidden />
      </Button>
      <Button
        tone="quiet"
        size="icon"
        disabled={entries.length <= field.min}
        aria-label={`${name} entfernen`}
        onClick={() => set(entries.toSpliced(index, 1))}
      >
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
      </Button>
    </chakra.div>
  );
}

/**
 * An entry with several fields, folded under its title. Browsers open it for a link into it and for what they find in it;
 * a new entry and one with a remark are open.
 */
function GroupEntry({
  label,
  fields,
  entry,
  path,
  ...editing
}: { label: string; fields: Fields; entry: Value; path: string } & Editing) {
  const title = entryTitle(fields, entry);
  const [isOpened, setOpened] = useState(title === '');
  // It stays open when the remark is settled, because the person is still in it.
  if (!isOpened && [...editing.remarks.keys()].some((place) => place.startsWith(`${path}.`))) setOpened(true);
  return (
    <details open={isOpened}>
      <chakra.summary pr="9rem" fontWeight="medium" overflowWrap="anywhere">
        {title === '' ? label : `${label}: ${title}`}
      </chakra.summary>
      <chakra.div pt="4">
        <WordFields fields={fields} value={entry} path={path} {...editing} />
      </chakra.div>
    </details>
  );
}
