import { stored } from '#web/storage/stored.ts'

const isAccountId = (value: unknown): value is string => typeof value === 'string'

/**
 * The id of the account that has just paid, until the server has said so, or the tab is closed; empty for none. The payment is confirmed to
 * the server, not to the browser, and only what the server says counts as paid.
 */
export const paymentUnderWay = stored<string>({
  key: 'payment-under-way',
  area: () => sessionStorage,
  empty: '',
  isValid: isAccountId,
})
