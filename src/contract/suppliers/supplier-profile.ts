import * as z from 'zod/mini'
import { Abn } from './abn.ts'
import { Postcode, PostcodeRange, MAX_RANGES } from './delivery.ts'
import { businessName } from './business-name.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, STATE_CODES } from '#contract/options.ts'
import { Supplier } from './suppliers.ts'
import { PictureUrl } from '#contract/uploads.ts'
import { clearable, Count, described, distinct, Email, line, PathId, phone, prose, text, Time, Website } from '#contract/endpoint/values.ts'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

// The fields of a listing that its supplier edits (docs/behaviour/suppliers.md, Listings).

/** The error message for a phone number that cannot be dialled in Australia. */
export const NOT_AUSTRALIAN = 'Please enter an Australian phone number like 03 5550 0142 or +61 3 5550 0142.'

export const MAX_TAGS = 12
export const MAX_DIFFERENTIATORS = 3

/** A time on the 24-hour clock, in the time zone of whom it is of. */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time like 14:30.'))
const DAYS = 'Please choose days of the week.'
const inOrder = z.overwrite((days: Weekday[]) => WEEKDAYS.filter((day) => days.includes(day)))
/** Days of the week, once each, and in their order from there on. */
export const Weekdays = z.array(z.enum(WEEKDAYS, DAYS), DAYS).check(...distinct<Weekday>(WEEKDAYS.length, DAYS), inOrder)

/** Fields that are left out do not change; null and "" clear the optional ones (docs/behaviour/http.md, Input). */
export const updateSupplier = endpoint('PUT /api/suppliers/:id', {
  summary: 'Change a listing',
  params: { id: PathId },
  body: {
    businessName: z.optional(businessName('Please give the name of your business.')),
    category: z.optional(z.enum(CATEGORIES, 'Please choose a category.')),
    description: clearable(prose(5000)),
    phone: described(
      z.optional(phone(undefined, NOT_AUSTRALIAN)),
      'The server and the form also check that it can be dialled in Australia; the schema has no phone number library.',
    ),
    email: z.optional(Email),
    website: clearable(Website),
    logoUrl: clearable(PictureUrl),
    address: described(clearable(line(300)), 'Those of suburb, state and postcode that are left out are taken from a new address.'),
    suburb: clearable(line(80)),
    state: clearable(z.enum(STATE_CODES, 'Please choose a state.')),
    postcode: clearable(Postcode),
    tags: clearable(z.array(line(40)).check(...distinct(MAX_TAGS, `Please keep it to ${MAX_TAGS} tags.`))),
    differentiators: clearable(
      z
        .array(z.object({ title: line(60, 'Please give it a title.'), description: text(240, 'Please say what makes you different.') }))
        .check(z.maxLength(MAX_DIFFERENTIATORS, `Please keep it to ${MAX_DIFFERENTIATORS}.`)),
    ),
    abn: clearable(Abn),
    deliveryDays: clearable(Weekdays),
    cutOff: clearable(TimeOfDay),
    deliversOnHolidays: clearable(z.boolean('Please give true or false.')),
    minimumOrderCents: clearable(
      z
        .int('Please give an amount.')
        .check(z.gte(0, 'Please give an amount, 0 or more.'), z.lte(100_000_000, 'Please give an amount of $1,000,000 or less.')),
    ),
    serviceArea: clearable(z.array(PostcodeRange).check(z.maxLength(MAX_RANGES, `Please keep it to ${MAX_RANGES} ranges.`))),
    version: described(
      z.optional(Count('version is the number that came with the listing.')),
      'The version that was read. If a newer one is stored, the change is refused with 409; without a version the last write wins.',
    ),
  },
  output: Supplier,
})

/** The checks behind the Verified badge and when each was made; null for a check that was not made. */
export const Checks = z.object({
  isVerified: z.boolean(),
  abn: described(z.nullable(z.object({ number: z.string(), checkedAt: Time })), 'The checksum of the ABN on the listing is correct.'),
  email: described(z.nullable(z.object({ checkedAt: Time })), 'The account that manages the listing has confirmed its email address.'),
  evidence: described(
    z.nullable(z.object({ what: z.nullable(z.string()), checkedAt: Time, expiresOn: z.nullable(z.string()) })),
    'What the owner of the marketplace has checked, which is what the badge rests on; only while the listing has the badge. `what` is null where the owner has not said, `expiresOn` where it has no last valid day.',
  ),
})
export type Checks = z.output<typeof Checks>
export const getChecks = endpoint('GET /api/suppliers/:id/checks', {
  summary: 'What was checked of a supplier',
  params: { id: PathId },
  output: Checks,
})
