import { ENGLISH_WORDS } from './english-words.ts'
import { NOISE_WORDS } from './noise-words.ts'
import { plain } from './words.ts'

const bases = new Set(ENGLISH_WORDS.trim().split(/\s+/))

/** Endings of English words and what a word without them may end in; the last letter may have been doubled ("planner"). */
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

/** Whether a word is an English one, as it stands or with a common ending: such a word is meant as it is spelled. */
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
