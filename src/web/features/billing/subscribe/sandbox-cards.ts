import type { SANDBOX_CARDS } from '#contract/billing/billing.ts'

type TestCard = { number: string; kind: (typeof SANDBOX_CARDS)[number]; brand: string; /** What it is for. */ effect: string }

/** Test cards, numbered as those of payment providers. A number is looked up here and sent nowhere. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', kind: 'success', brand: 'visa', effect: 'Pays' },
  { number: '5555555555554444', kind: 'success', brand: 'mastercard', effect: 'Pays, a Mastercard' },
  { number: '4000002500003155', kind: 'authentication', brand: 'visa', effect: 'Asks your bank first' },
  { number: '4000000000000002', kind: 'declined', brand: 'visa', effect: 'Is declined' },
  { number: '4000000000009995', kind: 'insufficient_funds', brand: 'visa', effect: 'Has insufficient funds' },
  { number: '4000000000000069', kind: 'expired', brand: 'visa', effect: 'Has expired' },
  { number: '4000000000000341', kind: 'renewal_declined', brand: 'visa', effect: 'Pays now, its renewal is declined' },
]

export const testCardOf = (digits: string): TestCard | undefined => TEST_CARDS.find(({ number }) => number === digits)
