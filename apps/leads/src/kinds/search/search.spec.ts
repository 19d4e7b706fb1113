import { expect, it } from '@jest/globals';
import { searchForm } from '../../../test/forms.ts';
import { leadWith, lettersOf } from '../../../test/letters-of.ts';

const form = searchForm({ email: 'bo@example.net' });

it('the agency reads what was filled in', () => {
  const { agency } = lettersOf(leadWith('search', form));
  expect(agency).toContain(`Suchauftrag: Miete, Haus, Blankenese (Bo Kröger)

Über die Website wurde ein Suchauftrag erteilt.

GESUCHT WIRD

Kauf oder Miete: Miete
Objektart: Haus
Ort: Blankenese
Zimmer: ab 4 Zimmer
Preis: bis 3.000 €/Monat
Ausstattung: Kamin
Bemerkung: Mit Hund

KONTAKT

Name: Bo Kröger`);
});

it('the visitor reads what happens next', () => {
  const { visitor } = lettersOf(leadWith('search', form));
  expect(visitor).toContain(`Ihr Suchauftrag

Guten Tag,

vielen Dank für Ihren Suchauftrag. Wir haben ihn erhalten:

Gesucht: Haus (Miete)
Ort: wie von Ihnen angegeben
Zimmer: ab 4 Zimmer
Preis: bis 3.000 €/Monat

WIE ES WEITERGEHT

Wir gleichen Ihren Suchauftrag mit unserem Bestand ab und melden uns. Möchten Sie etwas ändern, antworten Sie einfach auf diese E-Mail.

Mit Ihrer Nachricht schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.`);
});
