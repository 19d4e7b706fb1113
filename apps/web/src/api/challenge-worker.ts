// ALTCHA's own worker, bundled and served by us: the search must not hold up the page.
import 'altcha-lib/v1/worker';
