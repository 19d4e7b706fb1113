// ALTCHA's own worker, bundled with the site; the search runs here, because it would block the page.
import 'altcha-lib/v1/worker';
