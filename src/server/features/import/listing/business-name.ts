import { tidied } from '#shared/text/visible-text.ts'
import { properWord } from '#shared/contact/proper-case.ts'

/** Words that are always written in capitals. */
const ACRONYMS = new Set('ABC ANZ AFS IGA USA UK AU NSW VIC QLD WA SA TAS ACT NT IT II III AAA'.split(' '))
/** Words without a vowel that are no acronyms. */
const WORDS = new Set('LTD ST MT MR MRS MS DR JNR SNR BROS CNR RD PTY'.split(' '))

/**
 * Returns a name as it is published, with single spaces. A name that is all in capitals is capitalised as a name:
 * "ALLIED PINNACLE PTY LIMITED" becomes "Allied Pinnacle Pty Limited". A single word of up to four letters, known acronyms and words
 * without a vowel stay in capitals: ISS, ANZ, FQP.
 */
export function businessNameOf(text: string): string {
  const name = tidied(text).normalize('NFC').replace(/\s+/g, ' ')
  const isAllCapitals = name === name.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(name)
  if (!isAllCapitals || /^\P{L}*\p{L}{1,4}\P{L}*$/u.test(name)) return name
  return name
    .split(' ')
    .map((word, i) => (isAcronym(word) ? word : properWord(word, i > 0)))
    .join(' ')
}

function isAcronym(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  return ACRONYMS.has(letters) || (!WORDS.has(letters) && !/[AEIOUY\P{ASCII}]/u.test(letters)) || /\d/.test(word)
}
