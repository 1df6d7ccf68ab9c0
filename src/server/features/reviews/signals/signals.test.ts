import { describe, expect, test } from 'vitest'
import { REVIEWS_OF_DAY, signalsOf, type SignalFacts } from './signals.ts'

const NOTHING: SignalFacts = {
  authorEmail: 'ann@cornercafe.com.au',
  supplierEmails: ['sales@beans.com.au'],
  requestPhones: [],
  requestPlaces: [],
  supplierPhone: '+61 3 5550 0142',
  supplierAddress: { address: '12 Smith Street, Fitzroy VIC 3065', suburb: 'Fitzroy', postcode: '3065' },
  hasRemoved: false,
  reviewsOfDay: 1,
}
const signals = (facts: Partial<SignalFacts>) => signalsOf({ ...NOTHING, ...facts })

describe('What holds a new review', () => {
  test('a review by somebody who has nothing in common with the supplier is not held', () => {
    expect(signals({})).toEqual([])
    expect(signals({ requestPhones: ['+61 2 5550 0100'], requestPlaces: ['7 Smith Street, Fitzroy'] })).toEqual([])
    expect(signals({ supplierEmails: [], supplierPhone: null, requestPhones: ['03 5550 0142'] })).toEqual([])
  })

  test('an author with an email address of the supplier’s domain, or of a part of it, is held', () => {
    for (const authorEmail of ['ann@beans.com.au', 'Ann@BEANS.com.au', 'ann@mail.beans.com.au'])
      expect(signals({ authorEmail })).toEqual(['same-email-domain'])
    expect(signals({ authorEmail: 'ann@beans.com.au', supplierEmails: ['old@elsewhere.com.au', 'me@roastery.beans.com.au'] })).toEqual([
      'same-email-domain',
    ])
    expect(signals({ authorEmail: 'ann@notbeans.com.au' })).toEqual([])
  })

  test('public mail providers and domains that are reserved for examples say nothing', () => {
    for (const domain of ['gmail.com', 'bigpond.com', 'optusnet.com.au', 'example.com', 'people.example', 'a.test', 'x.invalid'])
      expect(signals({ authorEmail: `ann@${domain}`, supplierEmails: [`beans@${domain}`] })).toEqual([])
  })

  test('an author who has asked for quotes with the supplier’s phone number is held, however it is written', () => {
    for (const phone of ['03 5550 0142', '(03) 5550 0142', '+61355500142', '0061 3 5550 0142'])
      expect(signals({ requestPhones: ['0400 000 000', phone] })).toEqual(['same-phone'])
  })

  test('an author who has asked for deliveries to the supplier’s street address is held, however it is written', () => {
    for (const place of ['12 Smith St', '12 smith st, fitzroy', 'Unit 3/12 Smith St., FITZROY 3065', 'Rear, 12 Smith Street 3065'])
      expect(signals({ requestPlaces: [place] })).toEqual(['same-address'])
    for (const place of [
      '12 Smith Street, Collingwood 3066',
      '112 Smith Street, Fitzroy',
      '12 Smith Lane, Fitzroy',
      'Fitzroy',
      'Smith Street',
    ])
      expect(signals({ requestPlaces: [place] })).toEqual([])
  })

  test('an address without suburb and postcode is compared by what stands beside the street', () => {
    const supplierAddress = { address: '1 The Old Mill Road, Orange', suburb: null, postcode: null }
    expect(signals({ supplierAddress, requestPlaces: ['1 the old mill rd, orange NSW'] })).toEqual(['same-address'])
    expect(signals({ supplierAddress, requestPlaces: ['1 the old mill rd, Bathurst'] })).toEqual([])
    expect(signals({ supplierAddress: { ...supplierAddress, address: null }, requestPlaces: ['1 The Old Mill Road'] })).toEqual([])
  })

  test('the eleventh review of a network in a day is held', () => {
    expect(signals({ reviewsOfDay: REVIEWS_OF_DAY })).toEqual([])
    expect(signals({ reviewsOfDay: REVIEWS_OF_DAY + 1 })).toEqual(['many-in-a-day'])
  })

  test('several signals are all named', () => {
    expect(signals({ authorEmail: 'ann@beans.com.au', hasRemoved: true })).toEqual(['same-email-domain', 'removed-before'])
  })
})
