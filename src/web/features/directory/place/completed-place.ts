import { STATE_CODES, STATES } from '#contract/options.ts'

/**
 * Returns the suggested place that somebody began to type; undefined for a text that is a name itself, that begins none of them, or several
 * places of different names, because nothing else is to be taken for what was typed. `labels` come with the likeliest first.
 */
export function completedPlace(typed: string, labels: readonly string[]): string | undefined {
  const text = keyOf(typed)
  if (text === '' || WHOLE.has(text)) return undefined
  const begun = labels.map((label) => ({ label, name: nameOf(label) })).filter(({ label }) => keyOf(label).startsWith(text))
  if (begun.some(({ label, name }) => name === text || keyOf(label) === text)) return undefined
  const shortest = begun.toSorted((one, other) => one.name.length - other.name.length)[0]?.name
  if (shortest === undefined || !begun.every(({ name }) => name.startsWith(shortest))) return undefined
  return begun.find(({ name }) => name === shortest)?.label
}

/** Returns a text without case, accents and signs. */
const keyOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const AFTER_NAME = new RegExp(` (${STATE_CODES.join('|')})( \\d{4})?$`)
/** Returns the name of a label like "Preston VIC 3072", as a key. */
const nameOf = (label: string) => keyOf(label.replace(AFTER_NAME, ''))

/** What means a whole state. */
const WHOLE = new Set([...STATE_CODES, ...Object.values(STATES)].map(keyOf))
