import type { Values } from './progress-stores.ts'

/** Returns what is shown: what the server has comes before what was noted without an account, and what is not saved yet before both. */
export const shownValues = (notes: Values, saved: Values, unsaved: Values): Values => filled({ ...notes, ...saved, ...unsaved })

/** Returns what is to be sent to the server: of the notes only what it has nothing for. */
export const unsent = (notes: Values, saved: Values, unsaved: Values): Values => ({
  ...Object.fromEntries(Object.entries(notes).filter(([key]) => !(key in saved))),
  ...unsaved,
})

/** Returns the values without those that have been sent, unless they have changed since. */
export const withoutSent = (values: Values, sent: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => sent[key] !== value))

export const filled = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
