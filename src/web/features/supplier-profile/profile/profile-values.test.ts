import { describe, expect, test } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { changeOf, listingOf, valuesOf } from './profile-values.ts'

const supplier = {
  businessName: 'Tin Shed',
  category: 'Coffee',
  description: 'Roasters',
  phone: '+61 3 5550 0142',
  email: 'ann@shed.example',
  website: null,
  logoUrl: null,
  address: null,
  suburb: 'Preston',
  state: 'VIC',
  postcode: '3072',
  tags: ['Organic', 'Decaf'],
  differentiators: [{ title: 'Fresh', description: 'Roasted on Mondays' }],
  abn: '51824753556',
  deliveryDays: ['mon', 'thu'],
  cutOff: '14:30',
  deliversOnHolidays: false,
  minimumOrderCents: 25_050,
  serviceArea: [{ from: '3000', to: '3207' }],
} as unknown as Supplier

describe("The values of the profile's form", () => {
  test('an unchanged listing survives a round trip through the form', () => {
    const sent = updateSupplier.body!.parse(listingOf(valuesOf(supplier)))
    expect(supplier).toMatchObject(sent)
  })

  test('only changed fields are sent, and a website without https:// gets it', () => {
    const before = valuesOf(supplier)
    const after = { ...before, website: ' tinshed.example', tags: 'Organic, , Fair trade', minimumOrderCents: '$1,250' }
    expect(changeOf(before, after)).toEqual({
      website: 'https://tinshed.example',
      tags: ['Organic', 'Fair trade'],
      minimumOrderCents: 125_000,
    })
    expect(changeOf(before, { ...before, deliversOnHolidays: 'yes' })).toEqual({ deliversOnHolidays: true })
    expect(changeOf(before, { ...before, deliversOnHolidays: '' })).toEqual({ deliversOnHolidays: null })
    expect(changeOf(before, { ...before, minimumOrderCents: ' ', abn: '' })).toEqual({ minimumOrderCents: null, abn: '' })
  })
})
