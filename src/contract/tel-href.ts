/** Dials a number as people write it: "+61 3 5550 0142" becomes `tel:+61355500142`; an extension is left to them. */
export const telHref = (phone: string) => `tel:${phone.split(/[a-z#]/i, 1)[0]!.replace(/[^\d+]/g, '')}`
