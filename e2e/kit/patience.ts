/**
 * How long a journey waits for what must come: a page, a button, a text, an email. It says only when to give up, so it is many times what
 * any of them takes on a slow machine: every other limit follows from it, and no test has one of its own.
 */
export const PATIENCE_MS = 60_000

/** A whole journey waits for many things in turn. */
export const JOURNEY_MS = 10 * PATIENCE_MS
