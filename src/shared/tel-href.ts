/** The number of digits of the shortest number that can be dialled, 13 11 26. */
const SHORTEST = 6
/** Separators between two phone numbers in one field. */
const BETWEEN = /[/;,|&\n]|\b(?:or|and)\b/i
/** An extension. A digit must precede it, so that the x of "fax" does not match. */
const EXTENSION = /\d[\s,.(]*(?:ext(?:ension|n)?|x|#)[\s.:]*(\d{1,7})/i

/**
 * Returns the link that dials the first number of a phone field: "+61 (0)3 5550 0142 / 0412 345 678" becomes `tel:+61355500142`. An
 * extension is appended. Numbers without a country code, such as 13 and 1300 numbers, stay without one.
 */
export function telHref(phone: string): string {
  const first = firstOf(phone)
  const extension = EXTENSION.exec(first)
  const digits = dialled(extension ? first.slice(0, extension.index + 1) : first)
  return `tel:${digits}${extension ? `;ext=${extension[1]}` : ''}`
}

/** Returns the first number of a field. Parts that are too short to be dialled belong to the next: "03/5550 0142" is one number. */
function firstOf(phone: string): string {
  let first = ''
  for (const part of phone.split(BETWEEN)) {
    first += ` ${part}`
    if (digitsOf(first).length >= SHORTEST) return first
  }
  return first
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

function dialled(text: string): string {
  const isInternational = /\+|^\D*00/.test(text)
  // The zero in brackets is dialled only within the country.
  const digits = digitsOf(isInternational ? text.replace(/\(\s*0\s*\)/, '') : text).replace(/^00(?:11)?/, '')
  // A local number may begin with 61 too, but is shorter than one that includes the country code.
  const inCountry = (isInternational ? /^61(\d{6,})/ : /^61(\d{9,})/).exec(digits)?.[1]
  if (inCountry) return inAustralia(inCountry)
  return isInternational ? `+${digits}` : national(digits)
}

/** Returns the number to dial for the digits after the country code. */
function inAustralia(digits: string): string {
  if (/^0?1[38]/.test(digits)) return national(digits.replace(/^0/, ''))
  return `+61${digits.replace(/^0/, '').slice(0, 9)}`
}

/** Returns a number as it is dialled within the country. Digits beyond its length belong to another number. */
function national(digits: string): string {
  if (/^1[38]00/.test(digits) || digits.startsWith('0')) return digits.slice(0, 10)
  return digits.startsWith('13') ? digits.slice(0, 6) : digits
}
