/**
 * Replaces Google's script; served by maps-stub.ts. Implements the part of `google.maps` that the site uses. A map
 * shows its content as text. The script fetches places and coordinates from the stub, as Google's script does from
 * Google.
 */
{
  const { origin, searchParams } = new URL(document.currentScript.src);
  const ask = async (path, query) => {
    const answer = await fetch(`${origin}${path}?${new URLSearchParams(query)}`);
    return answer.json();
  };
  const pointAt = ({ lat, lng }) => ({ toJSON: () => ({ lat, lng }) });

  class StubMap {
    constructor(element, { center, zoom }) {
      Object.assign(this, { element, center, zoom, circle: null });
      this.draw();
    }
    setCenter(center) {
      this.center = center;
      this.draw();
    }
    setZoom(zoom) {
      this.zoom = zoom;
      this.draw();
    }
    draw() {
      const tile = Object.assign(new Image(64, 64), { src: `${origin}/tile.svg`, alt: 'Kachel' });
      const words = document.createElement('p');
      words.textContent = `Mitte ${this.center.lat}, ${this.center.lng}; Zoom ${this.zoom}`;
      if (this.circle) words.textContent += `; Kreis um ${this.circle.lat}, ${this.circle.lng}`;
      this.element.replaceChildren(tile, words);
    }
  }

  class Circle {
    constructor({ map = null, center = null }) {
      this.center = center;
      this.setMap(map);
    }
    setCenter(center) {
      this.center = center;
    }
    setMap(map) {
      if (!map) return;
      map.circle = this.center;
      map.draw();
    }
  }

  class Geocoder {
    async geocode({ address }) {
      const found = await ask('/geocode', { address });
      if (!found) throw new Error('GEOCODER_GEOCODE: ZERO_RESULTS');
      return { results: [{ geometry: { location: pointAt(found) } }] };
    }
  }

  /** Contains only the fields that `fetchFields` requested, as in Google's API. */
  const placeOf = (found) => ({
    async fetchFields({ fields }) {
      const known = {
        addressComponents: Object.entries(found.parts).map(([type, longText]) => ({
          types: [type],
          longText,
        })),
        location: pointAt(found),
      };
      for (const field of fields) this[field] = known[field];
    },
  });

  class PlaceAutocompleteElement extends HTMLElement {
    constructor({ includedRegionCodes = [], placeholder = '' }) {
      super();
      this.regions = includedRegionCodes.join();
      this.input = Object.assign(document.createElement('input'), { placeholder });
      this.list = document.createElement('ul');
      this.attachShadow({ mode: 'open' }).append(this.input, this.list);
      this.input.addEventListener('input', () => void this.suggest());
    }
    async suggest() {
      const places = await ask('/autocomplete', { input: this.input.value, regions: this.regions });
      this.list.replaceChildren(...places.map((place) => this.suggestion(place)));
    }
    suggestion(place) {
      const item = document.createElement('li');
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: place.line,
        onclick: () => this.select(place),
      });
      item.append(button);
      return item;
    }
    select(place) {
      this.list.replaceChildren();
      const placePrediction = { toPlace: () => placeOf(place) };
      this.dispatchEvent(Object.assign(new Event('gmp-select'), { placePrediction }));
    }
  }
  customElements.define('gmp-place-autocomplete', PlaceAutocompleteElement);

  const libraries = {
    maps: { Map: StubMap, Circle },
    geocoding: { Geocoder },
    places: { PlaceAutocompleteElement },
  };
  window.google = { maps: { importLibrary: (name) => Promise.resolve(libraries[name]) } };
  window[searchParams.get('callback')]();
}
