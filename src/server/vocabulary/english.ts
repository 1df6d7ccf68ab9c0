import { ENGLISH_WORDS } from './english-words.ts'
import { NOISE_WORDS } from './noise-words.ts'
import { plain } from './words.ts'

const bases = new Set(ENGLISH_WORDS.trim().split(/\s+/))

/** Endings of English words and what may replace them in the base form; the last letter may have been doubled ("planner"). */
const ENDINGS: [ending: RegExp, instead: string[]][] = [
  [/ies$/, ['y', 'ie']],
  [/ied$/, ['y']],
  [/ier$/, ['y']],
  [/iest$/, ['y']],
  [/ily$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/(?:ed|er|ers|ing|ings|est)$/, ['', 'e']],
  [/(?:ly|ness|less|ful)$/, ['']],
]

/** Returns whether a word is English, as it stands or without a common ending; such a word is not corrected. */
export function isEnglish(text: string): boolean {
  const word = plain(text)
  if (bases.has(word) || NOISE_WORDS.has(word)) return true
  return ENDINGS.some(([ending, instead]) => {
    if (!ending.test(word)) return false
    const stem = word.replace(ending, '')
    if (stem.length < 3) return false
    return instead.some((rest) => bases.has(stem + rest)) || (stem.at(-1) === stem.at(-2) && bases.has(stem.slice(0, -1)))
  })
}
