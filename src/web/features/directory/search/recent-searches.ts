import { requesterStored } from '#web/storage/requester-stored.ts'

/** More would push the list past a phone's keyboard. */
const MAX_RECENT = 5
/** A longer text is hardly searched for twice. */
const MAX_LENGTH = 60

/** The texts that were searched for in this browser, the latest first; stored per requester. */
export const recentSearches = requesterStored<string[]>({
  name: 'recent-searches',
  area: () => localStorage,
  empty: [],
  isValid: (value): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string'),
  followsSignIn: true,
})

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Stores a text that was searched for; one letter, and what is no search any more, is not worth it. */
export function rememberSearch(typed: string) {
  const text = typed.trim()
  if (text.length < 2 || text.length > MAX_LENGTH) return
  recentSearches.change((now) => [text, ...now.filter((earlier) => !isSame(earlier, text))].slice(0, MAX_RECENT))
}

export const clearRecentSearches = () => void recentSearches.change(() => [])
