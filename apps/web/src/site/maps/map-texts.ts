/** Error texts of visitor-area §8, Error catalogue. */
export const placeNotFound = 'Standort konnte nicht gefunden werden';
export const mapFailed = 'Fehler beim Laden der Karte';
