import { describe, expect, test } from 'vitest'
import type { Deletion } from '#contract/accounts/account-deletion.ts'
import { deletionInWords } from './deletion-texts.ts'

const nothing: Deletion = {
  isAddressConfirmed: true,
  deleted: {
    sessions: 1,
    pushSubscriptions: 0,
    savedSuppliers: 0,
    orderLists: 0,
    groups: 0,
    ownVenues: 0,
    seafoodRows: 0,
    approvedSuppliers: 0,
    claims: 0,
    reports: 0,
    searchAlerts: 0,
    enquiries: 0,
    filledResources: 0,
    signUps: 0,
    emails: 0,
  },
  kept: { requests: 0, openRequests: 0, samples: 0, heldPrices: 0, reviews: 0, inquiries: 0 },
  listing: null,
}
const listing = {
  businessName: 'Bean Co',
  products: 2,
  promotions: 0,
  venues: 0,
  pictures: 1,
  reviews: 3,
  requests: 4,
  openRequests: 1,
  samples: 1,
  members: 0,
  socialAccounts: 0,
  socialPosts: 0,
  scheduledPosts: 0,
  socialTemplates: 0,
  documents: 0,
  savedAnswers: 0,
  priceListRows: 0,
  heldPrices: 2,
  invoices: 0,
  plan: null,
}
const ann = { username: 'ann', removeListing: false }

describe('deletionInWords', () => {
  test('a new account loses what it has, and nothing stays', () => {
    expect(deletionInWords(nothing, ann)).toEqual({ goes: ['Your name, email address and password.', '1 session.'], stays: [] })
  })

  test('while the address is not confirmed, what belongs to it stays, and nothing says whether there is any', () => {
    expect(deletionInWords({ ...nothing, isAddressConfirmed: false }, ann).stays).toEqual([
      'What belongs to your email address alone, such as sign-ups and enquiries. It is counted here, and goes, once you have confirmed the address.',
    ])
  })

  test('what a buyer leaves with others is counted, one or several', () => {
    const kept = { requests: 2, openRequests: 1, samples: 1, heldPrices: 1, reviews: 1, inquiries: 3 }
    expect(deletionInWords({ ...nothing, kept }, ann).stays).toEqual([
      '2 requests that you sent, with the suppliers who received them, until 24 months after the last event. Still open: 1, which the links in your emails still show you.',
      '1 sample that you asked for, with the suppliers who were asked, for as long.',
      '1 price that suppliers promised you, with these requests.',
      '1 review, under the name ann.',
      '3 inquiries, as a count: what you wrote goes.',
    ])
  })

  test('a listing stays or goes as it was chosen, and its requests stay with the buyers either way', () => {
    const received = [
      '4 requests that you received, with their buyers.',
      '1 sample that you were asked for, with the buyers.',
      '2 prices that you promised, with these requests.',
    ]
    expect(deletionInWords({ ...nothing, listing }, ann).stays).toEqual([
      'Bean Co: its listing with 2 products, 1 picture and 3 reviews, without your email address and without an account. Anybody can claim it.',
      ...received,
    ])
    const removed = deletionInWords({ ...nothing, listing }, { ...ann, removeListing: true })
    expect(removed.goes.slice(2)).toEqual([
      'Bean Co: its listing with 2 products, 1 picture and 3 reviews.',
      '1 open request: passed, and the buyers told that you have left.',
    ])
    expect(removed.stays).toEqual(received)
  })

  test('a plan ends, and members lose the listing, whether it stays or goes', () => {
    const paid = { ...listing, promotions: 1, plan: 'enterprise' as const, members: 2 }
    for (const removeListing of [false, true])
      expect(deletionInWords({ ...nothing, listing: paid }, { ...ann, removeListing }).goes.slice(2, 4)).toEqual([
        'The Enterprise plan: it ends at once and nothing more is charged. What you have paid is not paid back by this.',
        'Access to the listing for 2 other people.',
      ])
    expect(deletionInWords({ ...nothing, listing: paid }, ann).stays[0]).toContain('with 2 products, 1 offer, 1 picture and 3 reviews')
  })

  test('documents and saved answers go and invoices stay, whether the listing stays or goes', () => {
    const used = { ...listing, requests: 0, samples: 0, heldPrices: 0, documents: 1, savedAnswers: 2, invoices: 3 }
    for (const removeListing of [false, true]) {
      const { goes, stays } = deletionInWords({ ...nothing, listing: used }, { ...ann, removeListing })
      expect(goes.slice(2, 4)).toEqual([
        '1 document that you handed in. What we have checked stays on record, without the file.',
        '2 saved answers.',
      ])
      expect(stays.at(-1)).toBe('3 invoices, for the tax office. Nobody can open them here any more, so please download them first.')
    }
    expect(deletionInWords({ ...nothing, listing: { ...used, invoices: 1 } }, ann).stays.at(-1)).toBe(
      '1 invoice, for the tax office. Nobody can open it here any more, so please download it first.',
    )
  })

  test('what is on social media goes, whether the listing stays or goes; what was posted is at the platforms', () => {
    const posting = { ...listing, socialAccounts: 2, socialPosts: 14, scheduledPosts: 1, socialTemplates: 1 }
    for (const removeListing of [false, true])
      expect(deletionInWords({ ...nothing, listing: posting }, { ...ann, removeListing }).goes[2]).toBe(
        'On social media: 2 accounts, 14 posts and 1 template. 1 scheduled post does not go out. What has been posted stays at the platforms.',
      )
    const drafts = { ...posting, scheduledPosts: 0, socialAccounts: 0, socialTemplates: 0 }
    expect(deletionInWords({ ...nothing, listing: drafts }, ann).goes[2]).toBe(
      'On social media: 14 posts. What has been posted stays at the platforms.',
    )
  })
})
