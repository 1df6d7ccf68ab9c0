import { stored } from '#web/storage/stored.ts'

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

// Both hold the ids of the accounts that dismissed a notice.

/** The offer of two-factor sign-in, dismissed permanently. */
export const declinedNotices = stored<string[]>({ key: 'notices-declined', area: () => localStorage, empty: [], isValid: isTexts })
/** The reminder to confirm an address, dismissed until the browser is closed. */
export const postponedNotices = stored<string[]>({ key: 'notices-postponed', area: () => sessionStorage, empty: [], isValid: isTexts })
