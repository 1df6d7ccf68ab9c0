import type { Reader } from './sheet.ts'
import { NOISE_WORDS } from '#server/vocabulary/noise-words.ts'
import { itemAt } from '#shared/item-at.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Words around what is asked for that ask for nothing, some of which are names besides: "come", "like", "show". */
const AROUND = words(`
  n w hi hello hey gday thanks thank thx cheers pls plz ok okay yes yeah im ill id ive were theyre whos whats wheres youre dont doesnt cant wont isnt
  got getting come comes coming came run runs running ran go going goes make makes making made do does use uses using used like likes would could
  should may might must shall let lets know knows show tell ask help give send sends stock stocks stocked stocking carry carries sold bought
  take takes bring brings keep cover covers try start also still really very much many more lots lot plenty bit enough extra else another other
  one ones thing things stuff something anything nothing everything everyday kind kinds type types sort sorts range ranges someone somebody anybody everyone guy guys people
  person place places shop shops store stores product products item items goods option options open opened opens new always usually
  currently instead regular regularly per each every pack-size work works per us hospo recommend recommendation recommendations suggest
  asking ordered orders possible preferably list any1 some1 every1 around without within upon via etc eg approx vs
`)
/** Phrases in which a word is none of the goods it could be. */
const PHRASE =
  /^(?:of course|short notice|up to date|on time|in stock|as well|sign up|use by|best before|a lot|at least|for sale|instead of|out of|run out|set up|as soon|my name(?: is|'?s) [a-z]+|new year'?s(?: eve| day)?|christmas eve|nye|last (?:night|week|month|year))(?![a-z])/i

/** Words before which, or after which, an English word that is also a brand is no brand: "keen to try". */
const NOTHING_SOLD = new Set([...NOISE_WORDS, ...AROUND])

/** Returns whether a word asks for nothing by itself. */
export const isFiller = (word: string): boolean => NOTHING_SOLD.has(word)

/** Reads a word or a phrase that asks for nothing; any other word that nobody has read is left. */
export const fillerAt: Reader = ({ text, words }, at) => {
  // The caller has the word.
  const { from, to, lower } = itemAt(words, at)
  const phrase = PHRASE.exec(text.slice(from, from + 40))
  if (phrase) return { from, to: from + phrase[0].length, kind: 'filler' }
  return { from, to, kind: isFiller(lower) ? 'filler' : 'left' }
}

/** Reads the number of a line of a list: "1. Avocados", "2) eggs". */
export const lineNumberAt: Reader = ({ text, words }, at) => {
  const { from, to } = itemAt(words, at)
  const isFirst = at === 0 || text.slice(itemAt(words, at - 1).to, from).includes('\n')
  return isFirst && /^\d{1,3}[.)]\s?\p{L}/u.test(text.slice(from, to + 4)) ? { from, to, kind: 'filler' } : undefined
}
