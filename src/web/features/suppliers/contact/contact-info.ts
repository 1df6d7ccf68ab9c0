/** The contact details of a person: how they can be reached. */
export type ContactInfo = { email?: string; phone?: string }

/** The error message for a text that is neither. */
export const NO_CONTACT_INFO = 'Please enter an email address or a phone number.'

/** Parses a text as an email address or a phone number; undefined if it can be neither. The server validates it further. */
export function parseContactInfo(typed: string): ContactInfo | undefined {
  const text = typed.trim()
  if (text.includes('@')) return { email: text }
  return text.replace(/\D/g, '').length >= 6 ? { phone: text } : undefined
}

/** Returns contact details without blank ones; undefined if there are none. */
export function contactInfoOf({ email, phone }: ContactInfo): ContactInfo | undefined {
  return email || phone ? { email: email || undefined, phone: phone || undefined } : undefined
}
