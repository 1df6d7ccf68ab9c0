import { expect, test } from 'vitest'
import { proofWords } from './proof-words.ts'

const event = { venueType: 'cafe', location: 'Fitzroy VIC', isExample: true }

test('a slip reads as a sentence', () => {
  const { who, did } = proofWords({ ...event, kind: 'quote', category: 'packaging' })
  expect(`${who} ${did}`).toBe('A cafe in Fitzroy VIC just requested a quote from a packaging supplier')
})

test('the article follows the sound of the word', () => {
  expect(proofWords({ ...event, kind: 'view', category: 'insurance' }).did).toBe('just viewed the profile of an insurance supplier')
  expect(proofWords({ ...event, kind: 'view', category: 'uniforms' }).did).toBe('just viewed the profile of a uniforms supplier')
})
