import { describe, expect, test } from 'vitest'
import { leftInWords, movedInWords } from './merge-texts.ts'

const moved = {
  reviews: 1,
  requests: 0,
  inquiries: 0,
  saved: 0,
  accounts: 1,
  subscriptions: 0,
  documents: 0,
  savedAnswers: 0,
  socialAccounts: 2,
  socialPosts: 1,
  socialTemplates: 0,
}
const left = {
  reviews: 0,
  inquiries: 0,
  saved: 0,
  products: 2,
  pictures: 0,
  venues: 0,
  documents: 0,
  savedAnswers: 0,
  socialAccounts: 1,
  socialPosts: 0,
  socialTemplates: 3,
}

describe('The words of a merge', () => {
  test('they count what moves and what stays, on social media too, and leave out what there is none of', () => {
    expect(movedInWords(moved)).toEqual([
      '1 review',
      'the account that manages it',
      '2 accounts on social media',
      '1 post for social media',
    ])
    expect(leftInWords(left).slice(1)).toEqual(['2 products', '1 account on social media', '3 templates for posts'])
  })
})
