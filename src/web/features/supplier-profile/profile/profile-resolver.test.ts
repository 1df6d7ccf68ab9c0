import { describe, expect, test } from 'vitest'
import { AMBIGUOUS_NUMBER } from '#shared/money/typed-numbers.ts'
import { profileResolver } from './profile-resolver.ts'
import type { ProfileValues } from './profile-values.ts'

const good: ProfileValues = {
  businessName: 'Tin Shed',
  category: 'Coffee',
  abn: '51 824 753 556',
  description: '',
  logoUrl: '',
  phone: '(03) 5550 0142',
  email: 'ann@shed.example',
  website: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  tags: '',
  differentiators: [],
  deliveryDays: [],
  cutOff: '',
  deliversOnHolidays: '',
  minimumOrderCents: '',
  serviceArea: '',
}

async function errorsOf(change: Partial<ProfileValues>) {
  const { errors } = await profileResolver({ ...good, ...change }, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]))
}

describe('profileResolver', () => {
  test('a valid profile has no errors', async () => {
    expect(await errorsOf({})).toEqual({})
  })

  test('the error of each field is a sentence', async () => {
    expect(
      await errorsOf({ businessName: ' ', email: 'ann', website: 'ftp://shed.example', abn: '51 824 753 557', phone: '+44 20 7946 0958' }),
    ).toEqual({
      businessName: 'Please give the name of your business.',
      email: 'Please enter an email address like name@cafe.com.au.',
      website: 'Please enter an address that starts with https://.',
      abn: 'This is not an ABN: please check its 11 digits.',
      phone: 'Please enter an Australian phone number like 03 5550 0142 or +61 3 5550 0142.',
    })
    expect(await errorsOf({ postcode: '30', minimumOrderCents: 'a lot', serviceArea: '3000, 3207-3000' })).toEqual({
      postcode: 'Please give a postcode of four digits.',
      minimumOrderCents: 'Please give a number only, such as 12, 2.5 or 10,000.',
      serviceArea: 'The first postcode is above the second.',
    })
    expect(await errorsOf({ minimumOrderCents: '$1,5' })).toEqual({ minimumOrderCents: AMBIGUOUS_NUMBER })
    expect(await errorsOf({ minimumOrderCents: '$1,250.50' })).toEqual({})
  })
})
