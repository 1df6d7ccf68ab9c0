/** A row of a price list as it has to be read: item, pack size, contents, cents without GST, and GST where the list or the trade says it. */
export type ExpectedPrice = [item: string, packSize: string | null, contents: string | null, cents: number | null, gst?: 'taxable' | 'free']

/** A price list as a supplier has it, its cells divided by bars, and what it says. */
export type WrittenPriceList = [name: string, text: string, expected: ExpectedPrice[]]
