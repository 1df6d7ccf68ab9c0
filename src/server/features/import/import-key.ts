import { plainWords } from './plain-words.ts'

const LEGAL_FORMS = /\b(?:pty|proprietary|ltd|limited|inc|incorporated|p l)\b/g

/** Returns a key of a business at an address that ignores spelling variants and legal forms; the same name at another address differs. */
export function importKeyOf(businessName: string, address: string | null): string {
  const name = plainWords(businessName)
  const withoutForm = name.replace(LEGAL_FORMS, ' ').replace(/ +/g, ' ').trim()
  return `${withoutForm || name}|${plainWords(address ?? '')}`
}
