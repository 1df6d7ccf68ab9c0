import type { Quote } from '#contract/quotes/supplier-quote.ts'
import type { StoredQuoteLine } from '#shared/quoted-lines/compared-offer.ts'
import { EXAMPLE_LINES } from './lines.ts'

/** The answer of an invented supplier to the lines of the example. */
export type ExampleAnswer = {
  id: string
  name: string
  lines: StoredQuoteLine[]
  passedLineIds: string[]
} & Pick<Quote, 'deliveryCents' | 'minimumCents' | 'note'>

/** What all of them say, and what none of them does. */
export const EXAMPLE_TERMS = {
  belowMinimum: 'difference',
  smallOrderFeeCents: null,
  freeDeliveryFromCents: null,
  deliveryGst: 'goods',
  holdWeeks: null,
  noticeDays: null,
  validUntil: null,
  terms: null,
} as const satisfies Partial<Quote>

/** What stands in place of the item, where that is another thing. */
type More = { substitute?: string }

const price = (requestLineId: string, packSize: string, priceCents: number, { substitute }: More = {}): StoredQuoteLine => ({
  // Every price is for a line of the example.
  item: substitute ?? EXAMPLE_LINES.find(({ id }) => id === requestLineId)?.item ?? '',
  packSize,
  unit: null,
  quantity: null,
  priceCents,
  gst: requestLineId === 'cups' ? 'taxable' : 'free',
  requestLineId,
  isSubstitute: substitute !== undefined,
  isByWeight: false,
})

/**
 * Four answers that show what a comparison is for: one order, two and three cost less each time. One supplier sells no cups, one has soy
 * milk in place of oat milk, one is short of its minimum with what is cheapest there, and one has flour in bags of which some is left over.
 */
export const EXAMPLE_ANSWERS: readonly ExampleAnswer[] = [
  {
    id: 'quayside',
    name: 'Quayside Provedore',
    deliveryCents: 800,
    minimumCents: null,
    note: 'One van for everything.',
    passedLineIds: [],
    lines: [
      price('milk', '2 L', 390),
      price('oat-milk', '12 x 1 L', 3600),
      price('eggs', '15 dozen', 7200),
      price('butter', '1 kg', 1350),
      price('flour', '20 kg', 2100),
      price('sugar', '15 kg', 2850),
      price('cups', 'carton of 1,000', 11500),
      price('tomatoes', '10 kg', 3900),
    ],
  },
  {
    id: 'two-hills',
    name: 'Two Hills Dairy',
    deliveryCents: 800,
    minimumCents: null,
    note: 'We have no packaging.',
    passedLineIds: ['cups'],
    lines: [
      price('milk', '2 L', 340),
      price('oat-milk', '12 x 1 L', 3300),
      price('eggs', '15 dozen', 6300),
      price('butter', '1 kg', 1180),
      price('flour', '12.5 kg', 2400),
      price('sugar', '5 kg', 1100),
      price('tomatoes', '10 kg', 5200),
    ],
  },
  {
    id: 'millrace',
    name: 'Millrace Dry Goods',
    deliveryCents: 1000,
    minimumCents: 15_000,
    note: null,
    passedLineIds: [],
    lines: [
      price('milk', '2 L', 460),
      price('oat-milk', '12 x 1 L', 3900),
      price('eggs', '15 dozen', 8100),
      price('butter', '1 kg', 1400),
      price('flour', '25 kg', 3300),
      price('sugar', '15 kg', 2250),
      price('cups', 'carton of 1,000', 8900),
      price('tomatoes', '10 kg', 5000),
    ],
  },
  {
    id: 'harbour',
    name: 'Harbour Cash & Carry',
    deliveryCents: 1200,
    minimumCents: null,
    note: 'Oat milk is back next month.',
    passedLineIds: [],
    lines: [
      price('milk', '2 L', 375),
      price('oat-milk', '12 x 1 L', 2700, { substitute: 'Soy milk, barista' }),
      price('eggs', '15 dozen', 6900),
      price('butter', '1 kg', 1300),
      price('flour', '12.5 kg', 2000),
      price('sugar', '5 kg', 950),
      price('cups', 'carton of 500', 5400),
      price('tomatoes', '5 kg', 2250),
    ],
  },
]
