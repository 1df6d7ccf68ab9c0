/** A line of an offer as short as it can be said: item, pack size, unit, quantity, price in cents, and whether it is GST-free. */
type Line = [item: string, packSize: string, unit: string, quantity: number, priceCents: number, free?: 'free' | undefined]
type Terms = {
  deliveryCents?: number
  minimumCents?: number
  belowMinimum?: 'difference' | 'fee' | 'refuse'
  smallOrderFeeCents?: number
  freeDeliveryFromCents?: number
  deliveryGst?: 'goods' | 'taxable' | 'free'
  terms?: string
  note?: string
}
type Case = Terms & { is: string; lines: Line[] }

const BOTH_KINDS: Line[] = [
  ['A', '1 kg', 'bag', 1, 3333],
  ['B', '1 kg', 'bag', 1, 3334, 'free'],
]

const many = (count: number, line: (at: number) => Line): Line[] => Array.from({ length: count }, (_, at) => line(at))

/** Orders of all kinds that files have to hold, each to the cent. */
const CASES: Case[] = [
  { is: 'one taxable line', lines: [['Cups', '1000', 'ctn', 2, 8900]] },
  { is: 'one GST-free line', lines: [['House blend', '5 kg', 'bag', 4, 14_500, 'free']], deliveryCents: 1500 },
  {
    is: 'both kinds with delivery',
    lines: [
      ['Milk', '12 x 1 L', 'ctn', 3, 1999, 'free'],
      ['Syrup', '750 ml', 'bottle', 2, 1275],
    ],
    deliveryCents: 1100,
  },
  {
    is: 'thirds of a cent of delivery',
    lines: [
      ['A', '1 kg', 'bag', 1, 100],
      ['B', '1 kg', 'bag', 2, 100, 'free'],
    ],
    deliveryCents: 1000,
  },
  {
    is: 'a share of delivery of half a cent',
    lines: [
      ['A', '1 kg', 'bag', 1, 1],
      ['B', '1 kg', 'bag', 1, 1, 'free'],
    ],
    deliveryCents: 1,
  },
  { is: 'three lines of five cents', lines: many(3, (at) => [`Line ${at}`, '1 kg', 'bag', 1, 5]) },
  { is: 'seven lines whose GST is less than a cent each', lines: many(7, (at) => [`Line ${at}`, '1 kg', 'bag', 1, 3]) },
  {
    is: 'GST that rounds up with nothing to give it to but one line',
    lines: [
      ['A', '1 kg', 'bag', 1, 5],
      ['B', '1 kg', 'bag', 1, 995, 'free'],
    ],
  },
  { is: 'below the minimum, GST-free', lines: [['Beans', '1 kg', 'bag', 1, 4000, 'free']], minimumCents: 15_000, deliveryCents: 900 },
  {
    is: 'below the minimum, both kinds',
    lines: [
      ['A', '1 kg', 'bag', 1, 3333],
      ['B', '1 kg', 'bag', 1, 3334, 'free'],
    ],
    minimumCents: 20_001,
    deliveryCents: 777,
  },
  { is: 'exactly the minimum', lines: [['A', '1 kg', 'bag', 3, 5000]], minimumCents: 15_000 },
  { is: 'goods of nothing with delivery', lines: [['Sample', '100 g', 'bag', 1, 0]], deliveryCents: 1500 },
  { is: 'goods of nothing, GST-free, below the minimum', lines: [['Sample', '100 g', 'bag', 1, 0, 'free']], minimumCents: 3000 },
  { is: 'nothing at all', lines: [['Sample', '100 g', 'bag', 1, 0, 'free']] },
  { is: 'half a pack', lines: [['Cheese wheel', '5 kg', 'wheel', 0.5, 9999]] },
  { is: 'a quantity with decimals that rounds', lines: [['Salmon', '1', 'kg', 2.345, 3299, 'free']] },
  {
    is: 'a product of half a cent',
    lines: [
      ['A', '1 kg', 'bag', 2.5, 3],
      ['B', '1 kg', 'bag', 1.005, 100],
    ],
  },
  { is: 'a quantity finer than a thousandth', lines: [['Saffron', '1', 'kg', 0.0004, 1_250_000]] },
  {
    is: 'decimals that are no binary fractions',
    lines: [
      ['A', '1 kg', 'bag', 0.1, 70],
      ['B', '1 kg', 'bag', 0.7, 130],
      ['C', '1 kg', 'bag', 1.1, 1110],
    ],
  },
  { is: 'a million packs', lines: [['Straw', '1', 'piece', 1_000_000, 1]], deliveryCents: 1 },
  { is: 'amounts of a million dollars', lines: many(3, (at) => [`Machine ${at}`, '1', 'piece', 100, 100_000_000]) },
  {
    is: 'amounts beyond what floats hold',
    lines: [
      ['A', '1', 'piece', 1_000_000, 100_000_000],
      ['B', '1', 'piece', 999_999, 99_999_999, 'free'],
    ],
    deliveryCents: 99_999_999,
  },
  {
    is: 'fifty lines of both kinds',
    lines: many(50, (at) => [`Item ${at}`, `${at + 1} kg`, 'bag', (at % 7) + 1, 101 + at * 37, at % 3 === 0 ? 'free' : undefined]),
    deliveryCents: 1999,
    minimumCents: 900_000,
  },
  { is: 'a formula as an item', lines: [['=HYPERLINK("http://a.example";"Milk")', '1 L', 'bottle', 1, 250]] },
  {
    is: 'items that begin like formulas',
    lines: [
      ['+61 beans', '1 kg', 'bag', 1, 100],
      ['-18 C peas', '1 kg', 'bag', 1, 200, 'free'],
      ['@home cups', '50', 'piece', 1, 300],
      ['＝SUM(A1)', '1 kg', 'bag', 1, 400],
    ],
  },
  { is: 'a pack that begins like a formula', lines: [['Milk', '=1+1', 'L', 1, 250]] },
  { is: 'quotes, commas and semicolons', lines: [['12" pizza base, "thin"; par-baked', '10, boxed', 'box', 2, 1850]] },
  {
    is: 'signs that XML escapes',
    lines: [['M&M <mini> "x" \'y\' ]]>', '1 kg & more', 'bag', 1, 999]],
    note: 'Less than < and & and > too',
    terms: '<b>7 days</b> & no later',
  },
  {
    is: 'no words of English',
    lines: [
      ['Phở bánh', '1 kg', 'túi', 1, 450],
      ['咖啡豆', '1 kg', '袋', 1, 2100],
      ['قهوة عربية', '1 kg', 'bag', 1, 1900],
      ['Καφές', '1 kg', 'bag', 1, 1800],
      ['🍌 bananas', '13 kg', 'ctn', 1, 3900, 'free'],
    ],
  },
  {
    is: 'the longest item',
    lines: [
      ['Long '.repeat(40).trim(), '60 signs of a pack size that says all that there is to say.', 'carton of thirty letters in all', 1, 100],
    ],
  },
  {
    is: 'an item named as a sum',
    lines: [
      ['Total', '1 kg', 'bag', 1, 100],
      ['GST', '1 kg', 'bag', 1, 200],
      ['Delivery', '1 kg', 'bag', 1, 300, 'free'],
    ],
    deliveryCents: 500,
  },
  {
    is: 'two lines alike',
    lines: [
      ['Milk', '2 L', 'bottle', 6, 310, 'free'],
      ['Milk', '2 L', 'bottle', 6, 310, 'free'],
    ],
  },
  {
    is: 'terms and a note of many lines',
    lines: [['Milk', '2 L', 'bottle', 6, 310, 'free']],
    terms: '7 days.\nCOD first.\n\nNo returns.',
    note: 'Gate code 1234\nRing twice',
  },
  {
    is: 'delivery larger than the goods',
    lines: [
      ['Basil', '1 bunch', 'bunch', 1, 150, 'free'],
      ['Bags', '10', 'piece', 1, 49],
    ],
    deliveryCents: 4900,
  },
  {
    is: 'a small order fee, both kinds',
    lines: BOTH_KINDS,
    minimumCents: 9999,
    belowMinimum: 'fee',
    smallOrderFeeCents: 1501,
    deliveryCents: 777,
  },
  {
    is: 'a small order fee that is taxable',
    lines: BOTH_KINDS,
    minimumCents: 9999,
    belowMinimum: 'fee',
    smallOrderFeeCents: 15,
    deliveryGst: 'taxable',
  },
  { is: 'no fee above the minimum', lines: BOTH_KINDS, minimumCents: 6667, belowMinimum: 'fee', smallOrderFeeCents: 1500 },
  { is: 'delivery without GST', lines: BOTH_KINDS, deliveryCents: 1234, deliveryGst: 'free' },
  {
    is: 'delivery with GST and goods without',
    lines: [['Milk', '2 L', 'bottle', 6, 310, 'free']],
    deliveryCents: 1234,
    deliveryGst: 'taxable',
  },
  { is: 'delivery without GST of goods for nothing', lines: [['Sample', '1 kg', 'bag', 1, 0]], deliveryCents: 1234, deliveryGst: 'free' },
  { is: 'delivery that is free from just that much', lines: BOTH_KINDS, deliveryCents: 1234, freeDeliveryFromCents: 6667 },
  { is: 'delivery that is free from a cent more', lines: BOTH_KINDS, deliveryCents: 1234, freeDeliveryFromCents: 6668 },
  { is: 'one cent', lines: [['Leaf', '1', 'piece', 1, 1]] },
  { is: 'nine cents of GST over ten lines', lines: many(10, (at) => [`Line ${at}`, '1', 'piece', 1, 9]), deliveryCents: 3 },
]

/** The same as what a supplier sends. */
export const ORDER_CASES = CASES.map(({ is, lines, ...terms }) => ({
  is,
  answer: {
    lines: lines.map(([item, packSize, unit, quantity, priceCents, gst]) => ({
      item,
      packSize,
      unit: unit.slice(0, 30),
      quantity,
      priceCents,
      gst: gst ?? ('taxable' as const),
    })),
    deliveryCents: 0,
    ...terms,
  },
}))
