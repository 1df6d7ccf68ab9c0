import * as z from 'zod/mini'
import { isEmailAddress, typedEmail } from '#shared/contact/email-address.ts'
import { extraDigitsIn } from '#shared/contact/phone-slips.ts'
import { phoneNumberIn, tidiedPhone } from '#shared/contact/phone.ts'
import { cut } from '#shared/text/cut.ts'
import { hasUnreadable, withNewlines } from '#shared/text/unreadable.ts'
import { isBlank, tidied } from '#shared/text/visible-text.ts'

type Description = string | ({ description?: string } & Record<string, unknown>)

/**
 * Returns the same schema with a description for the API document, or with other keywords of JSON Schema that the checks of the schema do
 * not say.
 */
export function described<Schema extends z.core.$ZodType>(schema: Schema, description: Description): Schema {
  const copy = z.clone(schema)
  z.globalRegistry.add(copy, typeof description === 'string' ? { description } : description)
  return copy
}

export const noControls = z.refine<string>((text) => !hasUnreadable(text), {
  error: ({ input }) => `Please remove the ${/\p{Surrogate}/u.test(String(input)) ? 'broken' : 'control'} characters from this text.`,
})
/** Makes every line break \n: those of text areas, and those that word processors copy. */
export const lineEnds = z.overwrite(withNewlines)

/** Cuts a text at a number of characters, where a longer one is not an error. */
export const cutAt = (most: number) => z.overwrite((text: string) => cut(text, most))

/** Trims a text, removes stray invisible characters and makes blanks ordinary; a text of only such characters becomes empty. */
export const trimmed = z.overwrite(tidied)

/** Returns the schema of a required text, which is trimmed. `missing` is the error message when it is absent or blank. */
export const text = (max: number, missing = 'Please fill this in.', tooLong = `Please keep this to ${max} characters or fewer.`) =>
  z.string(missing).check(lineEnds, trimmed, z.minLength(1, missing), z.maxLength(max, tooLong), noControls)

/** Puts what was pasted as several lines on one, with a blank between them. */
export const oneLine = z.overwrite((text: string) =>
  withNewlines(text)
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' '),
)
/** Returns the schema of a required text of a field that has one line. */
export const line = (max: number, missing = 'Please fill this in.') =>
  z
    .string(missing)
    .check(oneLine, trimmed, z.minLength(1, missing), z.maxLength(max, `Please keep this to ${max} characters or fewer.`), noControls)

/** Makes letters with accents one character each and breaks between words one blank, in names, which are searched for. */
export const nameSpelling = z.overwrite((name: string) => name.normalize('NFC').replace(/\s+/g, ' '))

/** A text that is searched for. A longer one is cut rather than refused (docs/behaviour/http.md, Input). */
export const searchedText = z.string().check(cutAt(200), z.trim(), noControls, trimmed)

/** Returns the schema of a text that may be empty, which is trimmed. */
export const prose = (max: number) =>
  z.string().check(lineEnds, trimmed, z.maxLength(max, `Please keep this to ${max} characters or fewer.`), noControls)

/** More items than this are refused before each of them is looked at, also where some are there twice. */
const MAX_REPEATED = 100
/** Returns the checks of a list whose items count once, however often they are there. */
export const distinct = <Item extends string>(most: number, message: string) =>
  [z.maxLength(MAX_REPEATED, message), z.overwrite((items: Item[]) => [...new Set(items)]), z.maxLength(most, message)] as const

/** Returns the schema of an optional field: left out, null and "" all become null (docs/behaviour/http.md, Input). */
export function optional<Inner extends z.core.$ZodType>(inner: Inner) {
  const blankAsNull = z.transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value))
  const schema = z._default(z.pipe(blankAsNull, z.nullable(inner)), null)
  // The transform makes any input `unknown`; this says what callers may send.
  return schema as unknown as z.ZodMiniDefault<z.ZodMiniType<z.output<Inner> | null, z.input<Inner> | '' | null>>
}

/**
 * Returns the schema of an optional field of a PUT: left out, it is undefined and does not change; null and "" become null
 * (docs/behaviour/http.md, Input).
 */
export function clearable<Inner extends z.core.$ZodType>(inner: Inner) {
  const blankAsNull = z.transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value))
  const schema = z.optional(z.pipe(blankAsNull, z.nullable(inner)))
  // As in `optional`: says what callers may send.
  return schema as unknown as z.ZodMiniOptional<z.ZodMiniType<z.output<Inner> | null, z.input<Inner> | '' | null>>
}

/** The largest PostgreSQL `integer`. */
const MAX_INTEGER = 2_147_483_647
/** Returns the schema of a number that counts versions or places: whole, 0 or more, and no larger than the database can hold. */
export const Count = (message: string) => z.int({ error: message, abort: true }).check(z.gte(0, message), z.lte(MAX_INTEGER, message))

/** Returns the schema of a whole number in a URL or a JSON body; "12abc" and 1.5 are refused. */
export const wholeNumber = (min: number, max: number, message: string) =>
  described(
    z.pipe(
      z.union(
        [
          z.number(),
          z.string().check(
            z.regex(/^-?\d{1,10}$/, message),
            z.overwrite((digits) => digits),
          ),
        ],
        message,
      ),
      z.pipe(z.transform(Number), z.int(message).check(z.gte(min, message), z.lte(max, message))),
    ),
    { type: 'integer', minimum: min, maximum: max },
  )

/** The id of a supplier or a category: a positive PostgreSQL `integer`. */
export const Id = z.int('An id is a whole number.').check(z.gte(1, 'An id is 1 or more.'), z.lte(MAX_INTEGER, 'No id is that large.'))
export type Id = z.output<typeof Id>
const digits = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), Id))
/**
 * An `Id` in a path: digits without sign or leading zero; any other text is an unknown path. The schema parses text, but callers may pass a
 * number, because building the URL converts it.
 */
export const PathId = digits as z.ZodMiniType as z.ZodMiniType<Id, Id | string>
/** The id of everything but suppliers and categories. In a path, any other text is an unknown path. */
export const Uuid = z.uuid('This is not an id.')

/** Gives an email address the one spelling that is stored and compared. */
export const emailSpelling = z.overwrite(typedEmail)
/** Returns the schema of an email address. `missing` is the error message when it is absent or blank. */
export const requiredEmail = (missing: string) =>
  z
    .string(missing)
    .check(
      emailSpelling,
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, 'Please keep this to 254 characters or fewer.'),
      noControls,
      z.refine(isEmailAddress, 'Please enter an email address like name@cafe.com.au.'),
    )
/** An email address. It is stored as typed but for invisible characters and the spelling of its domain, and compared without case. */
export const Email = requiredEmail('Please enter an email address.')
/** The error message for required fields, in forms that show one message for all of them. */
export const FILL_IN_REQUIRED = 'Please fill in all required fields'
export const RequiredEmail = requiredEmail(FILL_IN_REQUIRED)
/** Makes dashes, blanks and digits of a phone field ordinary ones. */
export const phoneSpelling = z.overwrite(tidiedPhone)
/** Returns the error message for a phone number with a digit or two too many or too few. */
function lengthProblem(typed: string): string | undefined {
  const extra = extraDigitsIn(typed)
  const digits = Math.abs(extra) === 1 ? 'a digit' : '2 digits'
  return extra === 0 ? undefined : `This phone number has ${digits} too ${extra > 0 ? 'many' : 'few'}. Please check it.`
}
/** Returns the schema of a phone number with the error messages when it is absent and when there is none in the field. */
export const phone = (missing?: string, unknown = 'Please enter a phone number like +61 3 5550 0142.') =>
  line(60, missing).check(
    phoneSpelling,
    z.refine((typed) => phoneNumberIn(typed) !== null, { error: ({ input }) => lengthProblem(String(input)) ?? unknown }),
  )
/** A phone number as typed, with words around it or a second one (docs/behaviour/http.md, Input). Only a profile's must be Australian. */
export const Phone = phone()
export const RequiredPhone = phone(FILL_IN_REQUIRED)
/** An absolute http or https URL that a person enters. The server never fetches it. */
export const Website = text(500).check(
  z.refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'Please enter an address that starts with https://.',
  ),
)
/** A calendar day in ISO 8601, 2026-12-31. The year 0, which ISO has and the database has not, is refused. */
export const day = (message: string) => z.iso.date(message).check(z.refine((text) => !text.startsWith('0000'), message))
/** A point in time, in ISO 8601 and UTC. */
export const Time = z.string()

/** True or false in a query string. Calls within the process pass an actual boolean. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Please give true or false.'),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
)

/** Returns the query parameters of a paged list with its default `limit` (docs/behaviour/http.md, Lists). */
export const paging = (limit: number) => ({
  limit: described(z._default(wholeNumber(1, 100, 'limit is a whole number from 1 to 100.'), limit), {
    description: 'How many items to return at most.',
    default: limit,
  }),
  offset: described(
    z._default(wholeNumber(0, 1_000_000_000, 'offset is a whole number, 0 or more.'), 0),
    'How many items to pass over before the first that is returned.',
  ),
})
