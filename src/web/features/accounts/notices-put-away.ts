import { stored } from '#web/storage/stored.ts'

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

// Notices that were put away, each with the account it was for.

/** The offer of two-factor sign-in, for good. */
export const declined = stored<string[]>({ key: 'notices-declined', area: () => localStorage, empty: [], isValid: isTexts })
/** The reminder to confirm an address, until the browser is closed. */
export const postponed = stored<string[]>({ key: 'notices-postponed', area: () => sessionStorage, empty: [], isValid: isTexts })
