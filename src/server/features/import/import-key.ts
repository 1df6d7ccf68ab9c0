import { plainWords } from './plain-words.ts'

const LEGAL_FORMS = /\b(?:pty|proprietary|ltd|limited|inc|incorporated|p l)\b/g

/** The same for the same business at the same address, however they were typed; the same name elsewhere is another listing. */
export function importKeyOf(businessName: string, address: string | null): string {
  const name = plainWords(businessName)
  const withoutForm = name.replace(LEGAL_FORMS, ' ').replace(/ +/g, ' ').trim()
  return `${withoutForm || name}|${plainWords(address ?? '')}`
}
