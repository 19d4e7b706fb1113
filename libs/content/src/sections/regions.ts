import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface RegionText {
  /** The region of a property as the CRM names it: 'Mallorca'. */
  readonly name: string;
  readonly text: string;
}

interface RegionsWords {
  readonly texts: readonly RegionText[];
}

/** What the agency says of the regions abroad in which it sells. */
export const regions: Words<RegionsWords> = {
  key: 'regions',
  shipped: {
    texts: [
      {
        name: 'Mallorca',
        text: 'Von Hamburg fliegen Sie knapp drei Stunden, das ganze Jahr über direkt. Der Südwesten liegt nah am Flughafen und an den internationalen Schulen; der Norden und der Südosten sind ruhiger, dafür ist man eher 45 Minuten unterwegs. Wer kauft, braucht eine spanische Steuernummer (NIE); wir begleiten Sie bis zum Notartermin und nennen Ihnen unabhängige Anwälte, die Deutsch sprechen. Vermieten an Feriengäste ist nur mit einer Lizenz erlaubt, die an der Immobilie hängt: Fragen Sie uns vor dem Kauf danach.',
      },
      {
        name: 'Costa Brava',
        text: 'Die Küste zwischen Blanes und der französischen Grenze erreichen Sie über Barcelona oder Girona, mit dem Auto in einer bis zwei Stunden. Die Orte um Begur und Palafrugell haben kleine Buchten und leben auch außerhalb der Saison. In Katalonien gelten eigene Regeln für die Steuer beim Kauf und für die Vermietung an Feriengäste. Wer kauft, braucht eine spanische Steuernummer (NIE); wir begleiten Sie bis zum Notartermin.',
      },
      {
        name: 'Costa Blanca',
        text: 'Die Küste um Alicante hat die mildesten Winter der drei Regionen, in denen wir anbieten; der Flughafen Alicante liegt gut eine Stunde von Jávea. Viele Häuser stehen in gewachsenen Siedlungen mit Blick auf den Montgó oder das Meer. Fragen Sie uns vor dem Kauf nach der Lage zum Wald- und Küstenschutz und nach der Lizenz, wenn Sie vermieten möchten. Wer kauft, braucht eine spanische Steuernummer (NIE); wir begleiten Sie bis zum Notartermin.',
      },
    ],
  },
};

export const regionsSection: Section<RegionsWords> = {
  words: regions,
  group: 'Seiten',
  title: 'Regionen im Ausland',
  text: 'Was auf den Seiten der Ferienimmobilien beim Standort über die Region steht.',
  pages: ['/immobilie'],
  fields: {
    texts: {
      kind: 'list',
      label: 'Regionen',
      entry: 'Region',
      min: 0,
      max: 20,
      unique: 'name',
      of: {
        kind: 'group',
        label: 'Region',
        fields: {
          name: {
            kind: 'line',
            label: 'Name',
            max: 60,
            hint: 'Wie die Region in Propstack heißt, zum Beispiel Mallorca.',
          },
          text: { kind: 'paragraph', label: 'Text', max: 1000 },
        },
      },
    },
  },
};
