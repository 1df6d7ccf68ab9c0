/** How what is charged beside goods is taxed: in the proportion of the goods, in full, or not at all. */
export const DELIVERY_GST = ['goods', 'taxable', 'free'] as const
export type DeliveryGst = (typeof DELIVERY_GST)[number]
/** What happens to an order below the minimum: it is refused, charged up to the minimum, or has a fee. */
export const BELOW_MINIMUM = ['refuse', 'difference', 'fee'] as const
export type BelowMinimum = (typeof BELOW_MINIMUM)[number]
