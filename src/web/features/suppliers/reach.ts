/** Where somebody can be reached. */
export type Reach = { email?: string; phone?: string }

/** What is said of a text that is neither. */
export const NO_REACH = 'Please enter an email address or a phone number.'

/** What was typed on one line, as an email address or a phone number; undefined where it can be neither. The server judges it further. */
export function reachIn(typed: string): Reach | undefined {
  const text = typed.trim()
  if (text.includes('@')) return { email: text }
  return text.replace(/\D/g, '').length >= 6 ? { phone: text } : undefined
}

/** What is known of somebody, if any of it is a way to reach them. */
export function reachOf({ email, phone }: Reach): Reach | undefined {
  return email || phone ? { email: email || undefined, phone: phone || undefined } : undefined
}
