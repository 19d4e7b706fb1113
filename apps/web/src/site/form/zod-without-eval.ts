import { z } from 'zod';

// zod would try `new Function`, which the content security policy reports as a violation. This module has to run before
// the first schema is made.
z.config({ jitless: true });
