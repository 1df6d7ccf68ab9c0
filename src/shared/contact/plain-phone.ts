/**
 * Phone numbers as they are mostly written: "+61 3 5550 0142", "(03) 5550 0142", "0412 345 678", "1300 555 014", "13 11 26". Strict, so that nothing
 * of what the whole reader has to decide is among them: a second number, an extension, the number of an entry.
 */
const PLAIN =
  /^(?:(?:\+61 ?[2378]|0[2378]|\(0[2378]\)) ?[2-9]\d{3} ?\d{4}|(?:\+61 ?4|04)\d\d ?\d{3} ?\d{3}|1[38]00 ?\d{3} ?\d{3}|13 ?[1-9]\d ?\d\d)$/

/** Returns the link that dials a number as it is mostly written, the same as `telHref`; undefined for what only the whole reader reads. */
export const plainTelHref = (phone: string): string | undefined => (PLAIN.test(phone) ? `tel:${phone.replace(/[ ()]/g, '')}` : undefined)

/** Returns a link with all digits of a phone field, for the moment until the whole reader is loaded. */
export const digitsHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
