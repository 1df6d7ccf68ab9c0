import type { Contact, Lead } from '#contract/quotes/leads.ts'
import { counted } from '#shared/text/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Up to then hours are said, from then on days. */
const HOURS_SAID = 48

/** Returns how long something has waited: "waits 5 min", "waits 2 h", "waits 3 days". */
export function waitInWords(since: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - Date.parse(since))
  if (passed < HOUR) return `waits ${Math.max(1, Math.floor(passed / MINUTE))} min`
  const hours = Math.floor(passed / HOUR)
  return hours < HOURS_SAID ? `waits ${hours} h` : `waits ${Math.floor(hours / 24)} days`
}

/** Returns how to name a visitor who asked to be contacted. */
export const contactName = ({ email, phone }: Pick<Contact, 'email' | 'phone'>): string => email ?? phone ?? 'A visitor'

/** Returns what a contact says, or why it says nothing. */
export function contactText({ message, email, phone }: Pick<Contact, 'message' | 'email' | 'phone'>): string {
  if (message !== null) return message
  return email === null && phone === null ? 'Left no message, and no way to be reached.' : 'Asks you to get in touch.'
}

/** Returns the last message of a request that has something new, with who wrote it; undefined where its own text says what is new. */
export function newMessage(lead: Extract<Lead, { kind: 'request' }>, buyer: string): string | undefined {
  const { request, lastMessage } = lead
  if (!request.isUnread || lastMessage === null) return undefined
  return `${lastMessage.by === 'supplier' ? 'You' : buyer}: ${lastMessage.text}`
}

/** Returns the length of the inbox in words, by what it is narrowed to. */
export const leadCount = (total: number, kind: 'request' | 'contact' | undefined): string =>
  kind ? counted(total, kind) : `${total.toLocaleString('en-AU')} ${total === 1 ? 'request or contact' : 'requests and contacts'}`
