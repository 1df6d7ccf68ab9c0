/** What is typed into a card form. */
export type CardFields = { number: string; expiry: string; cvc: string }
export type CardProblems = { [Name in keyof CardFields]?: string }

export const NO_CARD: CardFields = { number: '', expiry: '', cvc: '' }

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Returns how each field is written: digits in groups of four, month and year apart. */
export const GROUPED: Record<keyof CardFields, (text: string) => string> = {
  number: (text) =>
    digitsOf(text)
      .slice(0, 19)
      .match(/.{1,4}/g)
      ?.join(' ') ?? '',
  expiry: (text) => groupedExpiry(digitsOf(text).slice(0, 4)),
  cvc: (text) => digitsOf(text).slice(0, 4),
}

/** A month is two digits: 4 is April at once, as no month begins with it. */
function groupedExpiry(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded
}

/** Returns month and year of what was typed, undefined where it is none. */
export function expiryOf(text: string): { expMonth: number; expYear: number } | undefined {
  const digits = digitsOf(text)
  const expMonth = Number(digits.slice(0, 2))
  return digits.length === 4 && expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear: 2000 + Number(digits.slice(2)) } : undefined
}

/** Returns what is wrong with the fields of a card, at a given time. Whether a number is one of a card is not looked at here. */
export function cardProblems({ number, expiry, cvc }: CardFields, now: Date): CardProblems {
  return {
    ...(digitsOf(number) === '' && { number: 'Please enter the number of the card.' }),
    ...expiryProblem(expiry, now),
    ...(!/^\d{3,4}$/.test(digitsOf(cvc)) && { cvc: 'Please enter the three or four digits of the security code.' }),
  }
}

function expiryProblem(text: string, now: Date): CardProblems {
  const expiry = expiryOf(text)
  if (!expiry) return { expiry: 'Please enter month and year, such as 04 / 30.' }
  const isPast = expiry.expYear < now.getFullYear() || (expiry.expYear === now.getFullYear() && expiry.expMonth < now.getMonth() + 1)
  return isPast ? { expiry: 'This card has expired. Please use another one.' } : {}
}
