import { expect, test } from 'vitest'
import { askedFor } from './asked-for.ts'

/**
 * What is wanted never depends on how much, when and where. Things of every kind and length, with names that other readers could take apart:
 * "overnight oats" have a day in them, "sydney rock oysters" a city, "v60 filters" a number.
 */
const THINGS = `
  milk; full cream milk; oat milk; eggs; free range eggs; coffee beans; chicken breast; sourdough; brioche buns; takeaway cups; cup lids;
  paper bags; napkins; avocados; cherry tomatoes; sun dried tomatoes; overnight oats; sydney rock oysters; king island beef; v60 filters;
  a4 paper; salt and pepper squid; olive oil; bin liners; coffee machine; coffee grinder; bar stools; kitchen hand; barista; aprons; bonsoy;
  la marzocco; orange juice; soda water; hash browns; gift vouchers; pest control; logo design; website; public liability insurance`
const AMOUNTS = ['', '20kg', '12 x 1L', '3 boxes', 'about 5 kg', '2 cartons of', '.5 kg', 'a dozen', '1,000', '2-3 trays']
const PERIODS = ['', 'a week', 'daily', 'tomorrow', 'before 6am', 'every tue and fri', 'asap', 'twice a week', 'for saturday', 'by 3/12']
const PLACES = ['', 'to Brunswick', 'in Preston VIC', 'near 3056', 'near me', 'Sydney NSW']

const list = (text: string) => text.split(';').map((each) => each.trim())
const heads = (text: string) => askedFor(text).map(({ head }) => head?.term)

test('amounts, periods and places around a thing never change what is asked for', () => {
  const wrong: string[] = []
  let tried = 0
  for (const thing of list(THINGS)) {
    const expected = heads(thing)
    expect([thing, expected.length, expected[0]]).toEqual([thing, 1, expect.any(String)])
    for (const [i, amount] of AMOUNTS.entries())
      for (const [j, period] of PERIODS.entries()) {
        const place = PLACES[(i + j) % PLACES.length]!
        const isBefore = /^(?:a|\d+) |of$/.test(amount) || j % 2 === 0
        const text = [...(isBefore ? [amount, thing] : [thing, amount]), ...(i % 2 === 0 ? [period, place] : [place, period])]
          .filter(Boolean)
          .join(' ')
        tried++
        if (heads(text).join() !== expected.join()) wrong.push(`${text}: ${heads(text).join()}, not ${expected.join()}`)
      }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(2000)
})

test('every amount, period and place around a thing is read', () => {
  const wrong: string[] = []
  for (const thing of ['milk', 'chicken breast', 'aprons', 'salt and pepper squid'])
    for (const amount of AMOUNTS)
      for (const period of PERIODS)
        for (const place of PLACES) {
          const text = [amount, thing, period, place].filter(Boolean).join(' ')
          const [item] = askedFor(text)
          const found = [
            item?.amounts.length,
            item?.periods.length,
            item?.place !== undefined || item?.doing.includes('near me'),
            item?.left.length,
          ]
          const expected = [amount === '' ? 0 : 1, period === '' ? 0 : 1, place !== '', 0]
          if (String(found) !== String(expected)) wrong.push(`${text}: ${found.join()}`)
        }
  expect(wrong).toEqual([])
})
