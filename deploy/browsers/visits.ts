import { setTimeout as sleep } from 'node:timers/promises';
import { type Site } from '../local/bring-up.ts';
import { type Visitor } from './visitor.ts';

/**
 * The steps of a visitor and then of staff over the core pages. Each step begins on the page on which the one before
 * ended.
 */
export const visits: Record<string, (visitor: Visitor, site: Site) => Promise<void>> = {
  home: async (visitor) => {
    await visitor.open('/');
    await visitor.press('Nur notwendige');
    await visitor.isAt('Immobilienvermarktung mit Herz und Verstand');
  },
  'a property, by its card in the list': async (visitor) => {
    await visitor.open('/immobilien');
    await visitor.isAt('Aktuelle Immobilienangebote');
    const card = await visitor.find('//main//article//a');
    const title = await card.getText();
    await card.click();
    await visitor.isAt(title);
    await visitor.sees('Exposé anfordern');
  },
  'the list of favourites': async (visitor) => {
    await visitor.open('/immobilien');
    const title = await (await visitor.find('//main//article//a')).getText();
    await visitor.press(`${title} merken`);
    await visitor.open('/merkliste');
    await visitor.isAt('Ihre Merkliste');
    await visitor.sees(title);
  },
  'the map of the list': async (visitor) => {
    await visitor.open('/immobilien?view=map');
    await visitor.isAt('Aktuelle Immobilienangebote');
    await visitor.seesMap();
  },
  'the valuation funnel': async (visitor) => {
    await visitor.open('/bewertung');
    await visitor.isAt('Was ist Ihre Immobilie wert?');
    await visitor.press('Haus');
    await visitor.sees('Was für ein Haus ist es?');
    await visitor.press('Reihenhaus');
    await visitor.sees('Wie alt und wie groß ist Ihr Haus?');
    await visitor.press('Zurück');
    await visitor.sees('Was für ein Haus ist es?');
  },
  'the team': async (visitor) => {
    await visitor.open('/ueber-uns');
    await visitor.isAt('Acht Menschen, ein Anspruch');
  },
  'the imprint': async (visitor) => {
    await visitor.open('/impressum');
    await visitor.isAt('Impressum');
  },
  'the contact form': async (visitor) => {
    const form = 'Kontaktformular';
    await visitor.open('/kontakt');
    await visitor.isAt('Kontakt');
    await visitor.type(form, 'Vorname', visitor.name);
    await visitor.type(form, 'E-Mail', 'browser@example.org');
    await visitor.type(form, 'Nachricht', 'Bitte rufen Sie mich an.');
    await visitor.check(form, 'Ich habe die Datenschutzerklärung gelesen');
    // The spam defence marks forms filled in under three seconds as suspicious, and the inbox hides those.
    await sleep(3_000);
    await visitor.press('Nachricht senden');
    await visitor.sees('Nachricht gesendet!');
  },
  'the inbox of staff, which holds the message': async (visitor, { admin }) => {
    await visitor.open('/admin');
    await visitor.type('Anmeldung', 'E-Mail', admin.email);
    await visitor.type('Anmeldung', 'Passwort', admin.password ?? '');
    await visitor.press('Anmelden');
    await visitor.isAt('Admin Dashboard');
    await visitor.open('/admin/anfragen');
    await visitor.isAt('Anfragen');
    await visitor.sees(visitor.name);
  },
};
