import { plainWords } from './plain-words.ts'

const LEGAL_FORMS = /\b(?:pty|proprietary|ltd|limited|inc|incorporated|p l)\b/g

/** Returns a name for comparison, without spelling variants and legal forms. */
export function nameWords(businessName: string): string {
  const name = plainWords(businessName)
  return name.replace(LEGAL_FORMS, ' ').replace(/ +/g, ' ').trim() || name
}

/** Returns a key of a business at an address that ignores spelling variants and legal forms; the same name at another address differs. */
export const importKeyOf = (businessName: string, address: string | null): string =>
  `${nameWords(businessName)}|${plainWords(address ?? '')}`
