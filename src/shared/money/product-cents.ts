/** Returns a price times a number, in whole cents, half upwards. First removes floating-point error, which turns 100.5 into 100.49999999999999. */
export const productCents = (quantity: number, priceCents: number): number => Math.round(Number((quantity * priceCents).toPrecision(15)))
