import * as z from 'zod/mini'

// Must run before the first schema is used: zod otherwise tries `new Function`, which the Content-Security-Policy reports.
z.config({ jitless: true })
