import { describe, expect, test } from 'vitest'
import { socialProofText } from './social-proof-texts.ts'

const example = { isExample: true, venueType: 'cafe', location: 'Fitzroy VIC' } as const
const activity = { isExample: false, count: 1200 } as const
const sentenceOf = (event: Parameters<typeof socialProofText>[0]) => Object.values(socialProofText(event)).join(' ')

describe('proofWords', () => {
  test('a toast about an event reads as a sentence', () => {
    expect(sentenceOf({ ...example, kind: 'quote', category: 'packaging' })).toBe(
      'A cafe in Fitzroy VIC just requested a quote from a packaging supplier',
    )
  })

  test('the article follows the sound of the next word', () => {
    expect(socialProofText({ ...example, kind: 'view', category: 'insurance' }).did).toBe(
      'just viewed the profile of an insurance supplier',
    )
    expect(socialProofText({ ...example, kind: 'view', category: 'uniforms' }).did).toBe('just viewed the profile of a uniforms supplier')
  })

  test('a toast about real activity names its number and period', () => {
    expect(sentenceOf({ ...activity, kind: 'quote', category: 'Coffee', state: 'VIC' })).toBe(
      '1,200 quote requests to coffee suppliers in Victoria in the last 7 days',
    )
    expect(sentenceOf({ ...activity, kind: 'view', category: 'IT Services', state: 'NT' })).toBe(
      '1,200 profile views of IT services suppliers in the Northern Territory since yesterday',
    )
  })
})
