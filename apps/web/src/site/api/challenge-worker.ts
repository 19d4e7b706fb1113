// The worker of the ALTCHA library, bundled with the site. In the page's main thread the search would block the page.
import 'altcha-lib/v1/worker';
