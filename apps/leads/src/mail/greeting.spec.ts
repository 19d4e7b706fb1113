import { expect, it } from '@jest/globals';
import { greetingFor } from './greeting.ts';

it.each([
  [{ name: 'Änne Sörensen' }, 'Guten Tag Änne Sörensen,'],
  [{ name: 'Anna-Lena O’Brien' }, 'Guten Tag Anna-Lena O’Brien,'],
  [{ salutation: 'frau', firstName: 'Eva', lastName: 'von der Heide' }, 'Guten Tag Frau von der Heide,'],
  [{ salutation: 'herr', last_name: 'Voß' }, 'Guten Tag Herr Voß,'],
  [{ last_name: 'Voß' }, 'Guten Tag,'],
  [{ name: 'Dr. Karl Lüders' }, 'Guten Tag Karl Lüders,'],
] as const)('a letter greets %j by name', (person, greeting) => {
  expect(greetingFor(person)).toBe(greeting);
});

it.each([
  'http-kaufjetzt-biz',
  'Gratis Geld auf kauf.example',
  'Kaufen Sie jetzt',
  'Max Mustermann2',
  'Anna 0900 1234',
  'Ihr-Konto-ist gesperrt',
  'Ada\nBetreff: Gewonnen',
  `A${'a'.repeat(60)}`,
])('a letter greets "%s" without the text that was typed as a name', (name) => {
  expect(greetingFor({ name })).toBe('Guten Tag,');
  expect(greetingFor({ salutation: 'frau', firstName: 'Ada', lastName: name })).toBe('Guten Tag,');
});

it('a letter leaves out a first name that is none', () => {
  expect(greetingFor({ firstName: 'kauf.example', lastName: 'Sörensen' })).toBe('Guten Tag,');
});
