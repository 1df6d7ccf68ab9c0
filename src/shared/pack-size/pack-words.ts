/** The measures by which prices are compared. */
export type Measure = 'kg' | 'L' | 'piece'

/** The kinds of words in a pack size. A pack size with a word that has none is not read. */
export type WordKind =
  'measure' | 'piece' | 'dozen' | 'vessel' | 'holder' | 'times' | 'of' | 'per' | 'filler' | 'range' | 'sum' | 'rough' | 'oz' | 'length'
export type Word = { kind: WordKind; name: string; scale?: number; measure?: Measure; isMany?: boolean }

const words = new Map<string, Word>()
const add = (texts: string, word: Omit<Word, 'name'>) => texts.split(' ').forEach((text) => words.set(text, { name: text, ...word }))

add('kg kgs kilo kilos kilogram kilograms', { kind: 'measure', measure: 'kg', scale: 1 })
add('g gm gms gr grm grms gram grams', { kind: 'measure', measure: 'kg', scale: 0.001 })
add('lb lbs', { kind: 'measure', measure: 'kg', scale: 0.45359237 })
add('tonne tonnes', { kind: 'measure', measure: 'kg', scale: 1000 })
add('l lt lts ltr ltrs litre litres liter liters', { kind: 'measure', measure: 'L', scale: 1 })
add('ml mls millilitre millilitres', { kind: 'measure', measure: 'L', scale: 0.001 })
add('cl', { kind: 'measure', measure: 'L', scale: 0.01 })

add('each ea piece pc pce unit item', { kind: 'piece', scale: 1 })
add('pieces pcs pces units items ct count s', { kind: 'piece' })
add('egg eggs sheet sheets straw straws napkin napkins serviette serviettes glove gloves liner liners wipe wipes towel towels', {
  kind: 'piece',
})
add('skewer skewers spoon spoons fork forks knife knives stirrer stirrers teabag teabags pod pods capsule capsules', { kind: 'piece' })
add('muffin muffins croissant croissants bun buns bagel bagels pie pies loaf loaves wrap wraps tortilla tortillas', { kind: 'piece' })
add('cookie cookies biscuit biscuits cake cakes scone scones doughnut doughnuts donut donuts pastry pastries', { kind: 'piece' })
add('patty patties sausage sausages lemon lemons lime limes orange oranges apple apples avocado avocados head heads', { kind: 'piece' })
// A volume beside these is the size of the thing, not an amount of contents.
add('cup cups lid lids bowl bowls container containers plate plates', { kind: 'vessel' })
add('dozen dozens doz dz', { kind: 'dozen' })

add('x', { kind: 'times' })
add('of', { kind: 'of' })
add('per in', { kind: 'per' })
add('to or', { kind: 'range' })
add('and plus', { kind: 'sum' })
add('a an the bulk net nett wt weight frozen chilled fresh loose catering foodservice plastic paper glass poly vac sealed total', {
  kind: 'filler',
})
add('approx approximately about around roughly circa ca avg average est nominal min minimum max maximum up upto from over under', {
  kind: 'rough',
})
add('least less more most varies variable drained gross', { kind: 'rough' })
add('oz ozs ounce ounces floz', { kind: 'oz' })
add('m mtr mtrs metre metres meter meters', { kind: 'length' })

/** Holders and portions, which do not say how much they hold. Each by its name, followed by its abbreviations. */
const HOLDERS = [
  'carton ctn crtn, case, box bx, sleeve, pack pk, packet pkt, tray, crate, inner, outer, bundle, dispenser, bag, sack, tub, drum, keg',
  'pail, bucket, jar, tin, can, bottle btl, bladder, block, wheel, pouch, sachet, roll, punnet, bunch, bin, basket, pallet, layer, cask',
  'jug, tube, stick, log, stubby, bib, slice, serve, serving, portion, wedge, bale, ream',
].flatMap((line) => line.split(', '))
const manyOf = (word: string) =>
  word
    .replace(/y$/, 'ie')
    .replace(/(x|ch)$/, '$1e')
    .concat('s')
for (const [name = '', ...short] of HOLDERS.map((texts) => texts.split(' ')))
  for (const text of [name, ...short]) {
    words.set(text, { kind: 'holder', name })
    words.set(text === 'tray' ? 'trays' : manyOf(text), { kind: 'holder', name, isMany: true })
  }

/**
 * Holders whose contents are counted, "carton of 1,000". For others the unit is not certain: "drum of 200" may be litres, "sack of 25"
 * kilos.
 */
export const COUNTING = new Set('carton case box sleeve pack packet tray crate inner outer bundle dispenser'.split(' '))

export const wordOf = (text: string): Word | undefined => words.get(text)
