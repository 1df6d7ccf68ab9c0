import { describe, expect, test } from 'vitest'
import { readPackSize } from '#shared/pack-size/pack-size.ts'
import { readingInWords } from './pack-readings.ts'

const wordsFor = (packSize: string, unit: string | null = null) => readingInWords(readPackSize(packSize, unit))

describe('readingInWords', () => {
  test('a supplier sees how a pack size was read', () => {
    expect(wordsFor('12 x 1 L')).toBe('Read as 12 L.')
    expect(wordsFor('1000/ctn')).toBe('Read as 1,000 pieces.')
    expect(wordsFor('each')).toBe('Read as 1 piece.')
    expect(wordsFor('⅓ kg')).toBe('Read as 0.333 kg.')
  })

  test.each([
    ['bag', 'we cannot tell how much is in a bag'],
    ['inner', 'we cannot tell how much is in an inner'],
    ['2-3 kg', '“2 - 3” is not one amount'],
    ['approx. 5 kg', '“approx” is not an exact amount'],
    ['1 kg + 500 g', 'it gives more than one amount'],
    ['375 ml cans', 'it does not say how many cans'],
    ['16 oz', 'ounces may be a weight or a volume'],
    ['60 x 40 cm', '“40 cm” is a length, not an amount'],
    ['1000 x 250 ml cups', 'we cannot tell the size of the cups from what is in them'],
    ['1,000', 'it does not say whether its number is of pieces, kilos or litres'],
    ['5 kg (2 x 2 kg)', 'its amounts do not agree'],
    ['0 kg', 'no pack holds that much'],
    ['1 L slab', 'we do not understand “slab”'],
    ['the', 'it gives no amount'],
  ])('the reading of "%s" says that %s', (packSize, why) => {
    expect(wordsFor(packSize)).toBe(`Buyers cannot compare this: ${why}.`)
  })

  test('a price that may not be for the pack cannot be compared', () => {
    expect(wordsFor('12 x 1 L', 'each')).toBe('Buyers cannot compare this: we cannot tell whether the price is for the pack or for “each”.')
  })
})
