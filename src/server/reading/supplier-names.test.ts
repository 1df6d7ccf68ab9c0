import { describe, expect, test } from 'vitest'
import { askedFor } from './goods/asked-for.ts'
import type { PhrasePart } from './words/parts.ts'
import { read } from './read.ts'
import { namesToLookUp } from './supplier-names.ts'

const NAMES = `
  half moon bakery; monday dough; organic milk; salt; zuppardo and sons; joe marzotto coffee; cover plate insurance brokers; feather and fig poultry;
  brunswick roasting; night ferry roasters; melb bevs; bevs direct; bevs r us; the bevs; more bevs; 7 apples gelato;
  cray boat coffee; scrub and rinse supplies; free range egg company; the milk run; plate up social; two fold paper`
const suppliers = NAMES.split(';').map((name, id) => ({ id, key: name.trim() }))
const named = (text: string): string =>
  read(text, { suppliers })
    .flatMap((part: PhrasePart) => (part.kind === 'supplier' ? [`${text.slice(part.from, part.to)}${part.isInFull ? '' : ' …'}`] : []))
    .join('; ')

describe('A supplier in a text', () => {
  test.each([
    ['half moon bakery', 'half moon bakery'],
    ['5kg of flour from Half Moon Bakery on tuesday', 'Half Moon Bakery'],
    ['monday dough croissants', 'monday dough'],
    ['organic milk 20L', 'organic milk'],
    ['salt', 'salt'],
    ['Zuppardo & Sons', 'Zuppardo & Sons'],
    ['7 apples gelato', '7 apples gelato'],
  ])('“%s” names it in full', (text, name) => expect(named(text)).toBe(name))

  test.each([
    ['half moon croissants', 'half moon …'],
    ['zuppardo', 'zuppardo …'],
    ['marzotto beans 20kg', 'marzotto …'],
    ['does night ferry deliver to Preston?', 'night ferry …'],
  ])('“%s” names it by the part that is its own', (text, name) => expect(named(text)).toBe(name))

  test.each([
    ['does cray boat deliver to Bunbury', 'cray boat …'],
    ['any specials at scrub & rinse?', 'scrub & rinse …'],
    ['cray boat minimum order', 'cray boat …'],
    ['is plate up verified', 'plate up …'],
    ['compare cray boat and two fold', 'cray boat …; two fold …'],
  ])('“%s” names it by its first words, because a supplier is spoken of', (text, name) => expect(named(text)).toBe(name))

  test.each([
    ['cray boat', 'of nobody is spoken'],
    ['are free range eggs dear', 'they are sold'],
    ['is the milk fresh', 'milk is'],
    ['need scrub and rinse', 'of nobody is spoken'],
    ['lids for cover plate', 'a plate'],
  ])('“%s” speaks of none: %s', (text) => expect(named(text)).toBe(''))

  test.each([
    ['coffee', 'what is sold is in many names'],
    ['salt 5kg', 'one word that is goods first'],
    ['cover plate', 'a plate'],
    ['feather and fig', 'two things that are sold'],
    ['brunswick coffee', 'a place'],
    ['monday delivery', 'a day'],
    ['bevs', 'five have it in their name'],
    ['half, moon', 'no name goes beyond a comma'],
    ['fig jam', 'not the beginning of a name'],
  ])('“%s” names none: %s', (text) => expect(named(text)).toBe(''))

  test('who is named is not what is asked for', () => {
    const [item] = askedFor('5 boxes of tomatoes from Half Moon Bakery', { suppliers })
    expect([item?.head?.term, item?.suppliers.map(({ id }) => id)]).toEqual(['tomato', [0]])
    expect(askedFor('half moon bakery', { suppliers })[0]?.head).toBeUndefined()
  })

  test('what is looked up is bounded, whatever the text', () => {
    const { whole, beginnings, words } = namesToLookUp('zuppardo marzotto '.repeat(1000))
    expect(Math.max(whole.length, beginnings.length, words.length)).toBeLessThanOrEqual(24 * 6)
    expect(namesToLookUp('milk')).toMatchObject({ beginnings: [], words: [] })
  })
})
