import * as z from 'zod/mini'

/** Whether 10% GST is added to a price, or the goods are free of it. */
export const GST = ['taxable', 'free'] as const

export const GstName = z.enum(GST, 'Please say whether the item is taxable or GST-free.')
