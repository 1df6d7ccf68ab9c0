import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const BUSINESS = { BUSINESS_NAME: 'Backdock Pty Ltd', BUSINESS_ABN: '51 824 753 556', BUSINESS_ADDRESS: '1 Dock Road, Sydney NSW 2000' }
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_pa55word',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_pa55word',
  STRIPE_PRICE_ID: 'price_1',
}
const PAID = { ...STRIPE, ...BUSINESS }

describe('The settings of payments', () => {
  test('are those of Stripe, with every price that is sold, and who issues tax invoices', () => {
    const others = { STRIPE_PRICES: 'starter.month=price_2, professional.month=price_3', STRIPE_API_BASE: 'http://127.0.0.1:8/' }
    expect(readConfig({ ...PAID, ...others })).toMatchObject({
      stripe: {
        secretKey: 'sk_test_pa55word',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_pa55word',
        prices: [
          { id: 'price_1', plan: 'professional', interval: 'month' },
          { id: 'price_2', plan: 'starter', interval: 'month' },
          { id: 'price_3', plan: 'professional', interval: 'month' },
        ],
        base: 'http://127.0.0.1:8',
      },
      business: { name: 'Backdock Pty Ltd', abn: '51824753556', address: '1 Dock Road, Sydney NSW 2000' },
    })
    expect(readConfig(PAID).stripe).toMatchObject({ base: 'https://api.stripe.com', prices: [{ id: 'price_1' }] })
  })

  test('are complete or not there, and Stripe requires who issues the tax invoices', () => {
    for (const name of Object.keys(STRIPE))
      expect(() => readConfig({ ...PAID, [name]: '' })).toThrow(
        `${name} is missing: cards are charged through Stripe with all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, or none.`,
      )
    for (const name of Object.keys(BUSINESS))
      expect(() => readConfig({ ...PAID, [name]: ' ' })).toThrow(`${name} is missing: tax invoices are issued with all of BUSINESS_NAME,`)
    expect(() => readConfig(STRIPE)).toThrow('BUSINESS_NAME is missing: who charges cards issues tax invoices.')
    expect(readConfig(BUSINESS)).toMatchObject({ stripe: null, business: { abn: '51824753556' } })
  })

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'is not a secret key'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_pa55word', 'is not a publishable key'],
    ['STRIPE_PRICE_ID', 'price 1', 'is not the id of a price'],
    ['STRIPE_PRICES', 'starter.week=price_2', 'is not a list of prices: set it like starter.month=price_1'],
    ['STRIPE_PRICES', 'starter.month=price_2,', 'is not a list of prices: set it like starter.month=price_1'],
    ['STRIPE_PRICES', 'starter.month=price_1', 'has a price for two plans'],
    ['STRIPE_API_BASE', 'api.stripe.com', 'is not an address this program understands: set it like https://api.stripe.com'],
    ['BUSINESS_ABN', '51 824 753 557', 'is not an ABN'],
  ])('%s=%s is rejected in one line without any secret', (name, value, fix) => {
    const start = () => readConfig({ ...PAID, [name]: value })
    expect(start).toThrow(`${name} ${fix}`)
    expect(start).not.toThrow('pa55word')
  })
})
