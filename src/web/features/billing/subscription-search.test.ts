import { describe, expect, test } from 'vitest'
import { subscriptionPath } from '#web/paths.ts'
import { parseSearch } from '#web/query-string.ts'
import { chosenPlan, readSubscriptionSearch } from './subscription-search.ts'

const chosenAt = (query: string) => chosenPlan(readSubscriptionSearch(parseSearch(query)))

describe('The plan in the address of the subscription page', () => {
  test('is the one that the pricing page leads to', () => {
    const [, query = ''] = subscriptionPath({ plan: 'enterprise', interval: 'year' }).split('?')
    expect(chosenAt(query)).toEqual({ plan: 'enterprise', interval: 'year' })
  })

  test('is Professional by the month where the address names none, or nothing that there is', () => {
    for (const query of ['', '?plan=gold&interval=day']) expect(chosenAt(query)).toEqual({ plan: 'professional', interval: 'month' })
  })
})
