import { describe, expect, it } from '@jest/globals';
import { firstAndLastName } from './person.ts';

describe('a name in one field, for the CRM', () => {
  it.each([
    ['Anna Meyer', 'Anna', 'Meyer'],
    ['  Anna   Maria  Meyer ', 'Anna Maria', 'Meyer'],
    ['Anna von der Heide', 'Anna', 'von der Heide'],
    ['Dr. Jan zur Mühlen', 'Jan', 'zur Mühlen'],
    ['Prof. Dr. Li Wei', 'Li', 'Wei'],
    ['Dr. med. Eva Kunz', 'Eva', 'Kunz'],
    ['Dipl.-Ing. Max Frisch', 'Max', 'Frisch'],
    ['Familie Müller', '', 'Familie Müller'],
    ['Müller, Anna', 'Anna', 'Müller'],
    ['Frau Müller, Dr. Anna', 'Anna', 'Müller'],
    ['von der Heide, Anna', 'Anna', 'von der Heide'],
    ['Anna Müller-Lüdenscheidt geb. Kurz', 'Anna', 'Müller-Lüdenscheidt geb. Kurz'],
    ['Anna Kurz geborene Lang', 'Anna', 'Kurz geborene Lang'],
    ['Hausverwaltung Nord GmbH', '', 'Hausverwaltung Nord GmbH'],
    ['Nord Immobilien', '', 'Nord Immobilien'],
    ['Segler e. V.', '', 'Segler e. V.'],
    ['Herr Peter de Vries', 'Peter', 'de Vries'],
    ['Karl-Theodor Freiherr zu Guttenberg', 'Karl-Theodor', 'Freiherr zu Guttenberg'],
    ['Frau Schulze', '', 'Schulze'],
    ['Herrn Dr. Schulze', '', 'Schulze'],
    ['Anna und Peter Müller', '', 'Anna und Peter Müller'],
    ['A. & P. Müller', '', 'A. & P. Müller'],
    ['Anna Müller, Bremen', '', 'Anna Müller, Bremen'],
    ['Müller, Anna, Bremen', '', 'Müller, Anna, Bremen'],
    ['Müller,', '', 'Müller'],
    ['Dr.', '', 'Dr.'],
    ['Undine Agricola', 'Undine', 'Agricola'],
    ['Ugur Kgosi', 'Ugur', 'Kgosi'],
    ['Ali', '', 'Ali'],
    ['Nguyễn Văn An', 'Nguyễn Văn', 'An'],
  ])('the full name %j is split into the first name %j and the last name %j', (name, first_name, last_name) =>
    expect(firstAndLastName({ name })).toEqual({ first_name, last_name }),
  );
});
