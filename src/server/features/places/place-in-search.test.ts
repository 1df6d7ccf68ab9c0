import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/data/any-text.ts'
import { placeInSearch } from './place-in-search.ts'

const GOODS = new Set(['orange', 'rye', 'tea', 'berry', 'banana', 'mint', 'young coconuts'])
const isGoods = (words: string) => GOODS.has(words.toLowerCase())
const read = (search: string) => {
  const named = placeInSearch(search, { isGoods })
  return named ? `${named.rest} @ ${named.place.label}` : search
}

describe('placeInSearch', () => {
  /** A search and what is read from it: the remaining words, "@" and the place. Without "@" the search names no place. */
  test.each([
    // A word announces the place
    ['fish near 3056', 'fish @ 3056'],
    ['coffee in preston', 'coffee @ Preston VIC 3072'],
    ['meat delivered to 2000', 'meat @ 2000'],
    ['milk delivery to st kilda', 'milk @ St Kilda VIC 3182'],
    ['bread in victoria', 'bread @ VIC'],
    ['oranges near orange', 'oranges @ Orange NSW 2800'],
    ['organic eggs delivered to northcote 3070 please', 'organic eggs please @ Northcote VIC 3070'],
    ['cleaners close to box hill', 'cleaners @ Box Hill VIC 3128'],
    ['bakery in preston to supply croissants', 'bakery to supply croissants @ Preston VIC 3072'],
    ['an apron supplier near me', 'an apron supplier near me'],
    ['vegan pies to go', 'vegan pies to go'],
    ['tomatoes in tins', 'tomatoes in tins'],
    // At the end
    ['bakery sydney', 'bakery @ Sydney NSW'],
    ['coffee preston vic', 'coffee @ Preston VIC 3072'],
    ['packaging gold coast', 'packaging @ Gold Coast QLD'],
    ['cups sydney cbd', 'cups @ Sydney NSW 2000'],
    ['wholesale meat st kilda', 'wholesale meat @ St Kilda VIC 3182'],
    ['butter N.S.W.', 'butter @ NSW'],
    ['coffee beans richmond nsw', 'coffee beans @ Richmond NSW 2753'],
    ['seafood, hobart, tas', 'seafood @ Hobart TAS'],
    ['rye bread rye vic', 'rye bread @ Rye VIC 3941'],
    ['coffee 3070 vic', 'coffee @ 3070'],
    ['rock oysters sydney', 'rock oysters @ Sydney NSW'],
    // At the beginning
    ['canberra coffee', 'coffee @ Canberra ACT'],
    ['gold coast seafood', 'seafood @ Gold Coast QLD'],
    ['nsw butter', 'butter @ NSW'],
    ['preston bakery', 'bakery @ Preston VIC 3072'],
    ['3070 milk', '3070 milk'],
    // Only a place
    ['northcote', ' @ Northcote VIC 3070'],
    ['3070', ' @ 3070'],
    ['sydney nsw', ' @ Sydney NSW'],
    // Goods that share their name with a place
    ...['orange juice', 'blood orange', 'rye bread', 'sourdough rye', 'banana', 'berry', 'mint', 'tea tree oil', 'young coconuts'].map(
      (goods) => [goods, goods],
    ),
    ...['bega cheese', 'king island beef', 'byron bay chilli', 'hunter valley wine', 'kingaroy peanuts', 'tasmanian salmon'].map(
      (goods) => [goods, goods],
    ),
    ...['sydney rock oysters', 'victoria sponge', 'moreton bay bugs', 'coffee machine for sale', 'ice cream eden', 'act now'].map(
      (goods) => [goods, goods],
    ),
    // Streets
    ['sydney road bakery', 'sydney road bakery'],
    ['melbourne st cafe', 'melbourne st cafe'],
    ['coffee on sydney road', 'coffee on sydney road'],
    // Quantities and other numbers, not postcodes
    ...['12 oz', '2000 cups', '1000 napkins', 'napkins 1000', 'cups in 2000s', '03 5550 0142', '8 oz cups 9999'].map((count) => [
      count,
      count,
    ]),
  ])('the search “%s” is read as “%s”', (search, expected) => expect(read(search!)).toBe(expected))

  test('a place name alone is a guess; with “in”, a state or a postcode, or as a state, it is not', () => {
    const isGuess = (search: string) => placeInSearch(search, { isGoods })!.isGuess
    expect(['preston bakery', 'bakery sydney', 'northcote'].map(isGuess)).toEqual([true, true, true])
    expect(['bakery in preston', 'bakery preston vic', 'bakery 3072', 'bread victoria'].map(isGuess)).toEqual([false, false, false, false])
  })

  test('among places with one name, the one in the requested state is chosen', () => {
    expect(placeInSearch('coffee richmond', { isGoods, inState: 'TAS' })?.place.label).toBe('Richmond TAS 7025')
  })

  test('any text can be read, and the words that remain all come from it', () => {
    fc.assert(
      fc.property(anyText(200), (search) => {
        const rest = placeInSearch(search, { isGoods })?.rest ?? ''
        return rest.split(' ').every((word) => search.includes(word))
      }),
    )
    expect(read('\u0000\uD800 3070')).toBe(' @ 3070')
  })
})
