import type { SearchSuggestion } from '#contract/directory/search-suggestions.ts'

/** What the list below a search field offers: what to search for, and to forget what was searched for. */
export type SearchOption = SearchSuggestion | { kind: 'recent'; text: string } | { kind: 'clear' }

/** Returns the options for an empty field. */
export const recentOptions = (recent: readonly string[]): SearchOption[] =>
  recent.length > 0 ? [...recent.map((text) => ({ kind: 'recent' as const, text })), { kind: 'clear' }] : []

/** Options of one kind, which stand together below its name, each with its place among all. */
export type OptionGroup = { kind: SearchOption['kind']; options: { option: SearchOption; at: number }[] }

/** Groups options, which come in the order of their kinds. */
export const groupsOf = (options: readonly SearchOption[]): OptionGroup[] =>
  [
    ...Map.groupBy(
      options.map((option, at) => ({ option, at })),
      ({ option }) => option.kind,
    ),
  ].map(([kind, ofKind]) => ({
    kind,
    options: ofKind,
  }))

/** Splits a text at the first word that begins with what is typed: before it, the typed part, after it; undefined if there is none. */
export function splitAtTyped(text: string, typed: string): [string, string, string] | undefined {
  const wanted = typed.trim().toLowerCase()
  // A text whose lower case has another length could not be split by the places of letters there.
  const lower = text.toLowerCase()
  if (wanted === '' || lower.length !== text.length) return undefined
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1))
    if (at === 0 || /[^\p{L}\p{N}]/u.test(lower.charAt(at - 1)))
      return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)]
  return undefined
}
