import { quotePath } from '#web/paths.ts'

/** Where invented answers are compared. Its route is an address of its own (routes.ts), which no request has for an id. */
export const EXAMPLE_COMPARISON = quotePath('example')
