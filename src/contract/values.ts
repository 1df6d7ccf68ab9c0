import * as z from 'zod/mini'
import { isBlank, tidied } from '#shared/visible-text.ts'

// Control characters other than tab and newline are refused in every text: those of ASCII and, from 80 on, those of Unicode.
// eslint-disable-next-line no-control-regex -- they are the point
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/
export const noControls = z.refine<string>((text) => !CONTROL.test(text), 'Please remove the control characters from this text.')
/** One kind of line end: browsers send \r\n from text areas. */
export const lineEnds = z.overwrite((text: string) => text.replaceAll('\r\n', '\n'))

/** Trimmed, and without what nobody sees; such a text as a whole is empty. */
export const trimmed = z.overwrite(tidied)

/** A required text, trimmed; one of blanks is missing. `missing` is the sentence for that. */
export const text = (max: number, missing = 'Please fill this in.') =>
  z
    .string(missing)
    .check(lineEnds, trimmed, z.minLength(1, missing), z.maxLength(max, `Please keep this to ${max} characters or fewer.`), noControls)

/** A text that may be empty, trimmed. */
export const prose = (max: number) =>
  z.string().check(lineEnds, trimmed, z.maxLength(max, `Please keep this to ${max} characters or fewer.`), noControls)

/** Left out, null and "" all mean "not given" and arrive as null (docs/behaviour.md, Input). */
export function optional<Inner extends z.core.$ZodType>(inner: Inner) {
  const blankAsNull = z.transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value))
  const schema = z._default(z.pipe(blankAsNull, z.nullable(inner)), null)
  return schema as unknown as z.ZodMiniDefault<z.ZodMiniType<z.output<Inner> | null, z.input<Inner> | '' | null>>
}

/** Of a change: left out it stays as it is; null and "" clear it and arrive as null (docs/behaviour.md, Input). */
export function clearable<Inner extends z.core.$ZodType>(inner: Inner) {
  const blankAsNull = z.transform((value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value))
  const schema = z.optional(z.pipe(blankAsNull, z.nullable(inner)))
  return schema as unknown as z.ZodMiniOptional<z.ZodMiniType<z.output<Inner> | null, z.input<Inner> | '' | null>>
}

/** A number in an address or a JSON body; "12abc", 1.5 and anything above PostgreSQL's integer are refused. */
const wholeNumber = (min: number, max: number, message: string) =>
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
  )

/** Id of a supplier or a category. */
export const Id = z.int('An id is a whole number.').check(z.gte(1, 'An id is 1 or more.'), z.lte(2_147_483_647, 'No id is that large.'))
export type Id = z.output<typeof Id>
const digits = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.pipe(z.transform(Number), Id))
/** The same id in a path, where it is digits without sign or leading zero; anything else is an unknown path. */
// The schema sees the text of an address; whoever makes the address may give the number, which is written into it.
export const PathId = digits as z.ZodMiniType as z.ZodMiniType<Id, Id | string>
/** Id of everything that is not a supplier, a category, a text or a style; in a path, anything else is an unknown path. */
export const Uuid = z.uuid('This is not an id.')

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/
const email = (missing: string) =>
  z
    .string(missing)
    .check(
      trimmed,
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(254, 'Please keep this to 254 characters or fewer.'),
      noControls,
      z.regex(EMAIL, 'Please enter an email address like name@cafe.com.au.'),
    )
/** An address that an email can be sent to; kept as typed, compared without case. */
export const Email = email('Please enter an email address.')
/** What a form says of all its empty fields alike. */
export const FILL_IN_REQUIRED = 'Please fill in all required fields'
export const RequiredEmail = email(FILL_IN_REQUIRED)
const phone = (missing?: string) =>
  text(40, missing).check(z.regex(/^[\d\s()+\-./extEXT#]{6,40}$/, 'Please enter a phone number like +61 3 5550 0142.'))
/** A phone number as people write it: what can be dialled is for the supplier's profile to judge, not for a buyer's request. */
export const Phone = phone()
export const RequiredPhone = phone(FILL_IN_REQUIRED)
/** An absolute http or https address that a person gives; the server never fetches it. */
export const Website = text(500).check(
  z.refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'Please enter an address that starts with https://.',
  ),
)
/** ISO 8601 in UTC. */
export const Time = z.string()

/** Steps through a list (docs/behaviour.md, Lists). */
export const paging = (limit: number) => ({
  limit: z._default(wholeNumber(1, 100, 'limit is a whole number from 1 to 100.'), limit),
  offset: z._default(wholeNumber(0, 1_000_000_000, 'offset is a whole number, 0 or more.'), 0),
})
