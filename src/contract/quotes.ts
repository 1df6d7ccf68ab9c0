import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { BULK_MOST, keysOf, SEATING_CAPACITIES, TIMELINES, URGENCIES, VENUE_TYPES } from './options.ts'
import { Email, Id, optional, Phone, text, Uuid } from './values.ts'

const choice = <Options extends Record<string, string>>(options: Options) =>
  optional(z.enum(keysOf(options), 'Please choose one of the options.'))

/** One buyer's question to one supplier; visitors may send it (contract §3). */
export const requestQuote = endpoint('POST /api/quotes/request', {
  summary: 'Ask one supplier for a quote',
  body: {
    supplierId: Id,
    businessName: text(200, 'Please enter your business name.'),
    contactEmail: Email,
    contactPhone: optional(Phone),
    category: optional(text(100)),
    requirements: text(5000, 'Please say what you need.'),
    timeline: choice(TIMELINES),
    quantity: optional(text(200)),
    deliveryLocation: optional(text(300)),
    urgency: choice(URGENCIES),
    specialRequirements: optional(text(2000)),
    venueType: choice(VENUE_TYPES),
    seatingCapacity: choice(SEATING_CAPACITIES),
  },
  output: z.object({ id: Uuid, status: z.literal('new') }),
  status: 201,
})

const once = z.overwrite((ids: number[]) => [...new Set(ids)])
/** The same question to many suppliers, all or none; one named twice counts once. */
export const requestQuotes = endpoint('POST /api/quotes/bulk', {
  summary: 'Ask up to fifty suppliers for a quote',
  body: {
    supplierIds: z
      .array(Id, 'Please choose at least one supplier.')
      .check(
        z.maxLength(1000, `Please choose at most ${BULK_MOST} suppliers.`),
        once,
        z.minLength(1, 'Please choose at least one supplier.'),
        z.maxLength(BULK_MOST, `Please choose at most ${BULK_MOST} suppliers.`),
      ),
    message: text(5000, 'Please write a message.'),
    contactName: optional(text(200)),
    contactEmail: Email,
    contactPhone: optional(Phone),
    company: optional(text(200)),
  },
  output: z.object({ ids: z.array(Uuid), count: z.int() }),
  status: 201,
})
