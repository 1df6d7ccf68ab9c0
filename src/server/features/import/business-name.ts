import { tidied } from '#shared/visible-text.ts'
import { properWord } from '#server/features/suppliers/proper-case.ts'

/** In capitals whatever stands around them. */
const ACRONYMS = new Set('ABC ANZ AFS IGA USA UK AU NSW VIC QLD WA SA TAS ACT NT IT II III AAA'.split(' '))
/** Without a vowel and yet words. */
const WORDS = new Set('LTD ST MT MR MRS MS DR JNR SNR BROS CNR RD PTY'.split(' '))

/**
 * A name as published, with single spaces. One that is all in capitals gets those of a name: "ALLIED PINNACLE PTY LIMITED" becomes
 * "Allied Pinnacle Pty Limited". One word of up to four letters, known acronyms and what has no vowel stay: ISS, ANZ, FQP.
 */
export function businessNameOf(text: string): string {
  const name = tidied(text.replace(/\s+/g, ' '))
  const isShouted = name === name.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(name)
  if (!isShouted || /^\P{L}*\p{L}{1,4}\P{L}*$/u.test(name)) return name
  return name
    .split(' ')
    .map((word, i) => (isAcronym(word) ? word : properWord(word, i > 0)))
    .join(' ')
}

function isAcronym(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  return ACRONYMS.has(letters) || (!WORDS.has(letters) && !/[AEIOUY\P{ASCII}]/u.test(letters)) || /\d/.test(word)
}
