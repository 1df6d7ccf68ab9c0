/** Dials a number as people write it: "+61 3 5550 0142" becomes `tel:+61355500142`. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
