/** How long a test waits for a state, on a machine that may be slow or busy: only what never comes makes it fail. */
export const PATIENCE_MS = 120_000

/** How long a test, or a hook of one, may take before it is taken for hung: it may wait for some states one after the other. */
export const HUNG_MS = 4 * PATIENCE_MS
