const DOLLARS = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
const FINE = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 4 })
const WHOLE = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })

/** Returns an amount in dollars: "$1,234.50". */
export const dollars = (cents: number): string => DOLLARS.format(cents / 100)

/** Returns the price of one kilo, litre or piece. Below a dollar it includes fractions of a cent: "$0.0735". */
export const unitPrice = (cents: number): string => (cents < 100 ? FINE : DOLLARS).format(cents / 100)

/** Returns an amount that has no cents: "$2,847". */
export const wholeDollars = (cents: number): string => WHOLE.format(cents / 100)
