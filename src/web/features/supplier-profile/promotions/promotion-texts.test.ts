import { describe, expect, test } from 'vitest'
import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import { addPromotion } from '#contract/suppliers/promotions.ts'
import { inOrderOfState, stateWords, wordsAgain, wordsFrom } from './promotion-texts.ts'

const TODAY = '2026-11-23'
const PRODUCT = {
  id: '6f1c1d1e-5b0a-4a4e-9d0f-111111111111',
  title: 'House blend',
  description: '',
  imageUrl: null,
  origin: null,
  isSeafood: false,
  price: '$31.50 / kg',
}
const promotion = (title: string, state: OwnPromotion['state']): OwnPromotion => ({
  id: PRODUCT.id,
  title,
  text: 'Ten kilos for nine',
  price: null,
  startsOn: '2026-11-01',
  endsOn: '2026-11-10',
  productId: null,
  state,
})

describe('The words of a promotion', () => {
  test('an offer that is made from a product has its name and words for two weeks from today, and lacks the price that is offered', () => {
    const words = wordsFrom(PRODUCT, TODAY)
    expect(addPromotion.body?.safeParse(words)).toMatchObject({ success: true })
    expect(words).toEqual({
      title: 'House blend',
      text: 'Ask us about House blend.',
      price: '',
      startsOn: TODAY,
      endsOn: '2026-12-06',
      productId: PRODUCT.id,
    })
    expect(wordsFrom({ ...PRODUCT, description: 'For milk.' }, TODAY).text).toBe('For milk.')
  })

  test('one that has ended is offered again for two weeks from today', () => {
    expect(wordsAgain(promotion('Old', 'ended'), TODAY)).toMatchObject({ title: 'Old', startsOn: TODAY, endsOn: '2026-12-06' })
  })

  test('what runs comes first, then what is hidden and planned, and of what has ended the last first', () => {
    const states = ['ended', 'ended', 'running', 'planned', 'hidden'] as const
    const shown = inOrderOfState(states.map((state, at) => promotion(`${at}`, state)))
    expect(shown.map(({ title }) => title)).toEqual(['2', '4', '3', '1', '0'])
    expect(shown.map(stateWords)).toEqual([
      'Running until Tue 10 Nov 2026',
      'Not shown, until Tue 10 Nov 2026',
      'Planned from Sun 1 Nov 2026 to Tue 10 Nov 2026',
      'Ended on Tue 10 Nov 2026',
      'Ended on Tue 10 Nov 2026',
    ])
  })
})
