import * as z from 'zod/mini'
import type { Secrets } from '#server/security/encryption.ts'

/** An environment variable, trimmed; an empty one counts as unset, as it does in most .env files. */
const trimmed = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value?.trim() || undefined),
)

/** Validates a text. The messages leave out the name of the variable, which `readConfig` adds. */
const checked = (isRight: (value: string) => boolean, error: (value: string) => string) =>
  z.string().check(z.refine(isRight, { error: ({ input }) => error(String(input)) }))

export const text = z.pipe(trimmed, z.optional(z.string()))

/** Takes a text as it is, since blanks may be part of it. */
export const password = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value || undefined),
)

export const MIN_SECRET = 32

/** Returns the secrets of a list that is separated by commas; null when one of them is too short. */
export function secretsIn(list: string): Secrets | null {
  const [first = '', ...others] = list.split(',').map((each) => each.trim())
  return [first, ...others].every(({ length }) => length >= MIN_SECRET) ? [first, ...others] : null
}

export const secrets = z.pipe(
  trimmed,
  z.optional(
    z.pipe(
      checked(
        (list) => secretsIn(list) !== null,
        (list) =>
          `${list.includes(',') ? 'has one that is too short: give each' : 'is too short: set it to'} ${MIN_SECRET} random characters or more.`,
      ),
      z.transform(secretsIn),
    ),
  ),
)

export function wholeNumber(min: number, max: number) {
  const isRight = (value: string) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max
  const whole = checked(isRight, (value) => `must be a whole number from ${min} to ${max}, but is "${value}".`)
  return z.pipe(trimmed, z.optional(z.pipe(whole, z.transform(Number))))
}

export function oneOf<const Choice extends string>(choices: readonly Choice[], words = `one of ${choices.join(', ')}`) {
  const choice = (value: string) => choices.find((each) => each === value.toLowerCase())
  const known = checked(
    (value) => choice(value) !== undefined,
    (value) => `must be ${words}, but is "${value.toLowerCase()}".`,
  )
  return z.pipe(trimmed, z.optional(z.pipe(known, z.transform(choice))))
}

export const yesOrNo = z.pipe(
  oneOf(['true', 'false'], 'true or false'),
  z.transform((value) => value && value === 'true'),
)

/** The message never repeats the value, which may contain a password. */
const url = (protocols: string[], example: string) =>
  checked(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    () => `is not an address this program understands: set it like ${example}.`,
  )

export const address = (protocols: string[], example: string) => z.pipe(trimmed, z.optional(url(protocols, example)))

/** Addresses that are separated by commas. */
export const addresses = (protocols: string[], example: string) => {
  const parts = (list: string) => list.split(',').map((each) => each.trim())
  const isRight = (list: string) =>
    parts(list).every((each) => !/\s/.test(each) && URL.canParse(each) && protocols.includes(new URL(each).protocol))
  const right = checked(isRight, () => `is not a list of addresses this program understands: set it like ${example}.`)
  return z.pipe(trimmed, z.optional(z.pipe(right, z.transform(parts))))
}

/** Normalises an origin to the form that browsers send: lower case, without the default port. */
export function origin(example: string) {
  const bare = checked(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    () => `must be an origin without a path or a name in it, like ${example}.`,
  )
  const spelled = z.pipe(
    bare,
    z.transform((value) => new URL(value).origin),
  )
  return z.pipe(trimmed, z.optional(z.pipe(url(['http:', 'https:'], example), spelled)))
}

export const satisfying = (isRight: (value: string) => boolean, error: string) => z.pipe(trimmed, z.optional(checked(isRight, () => error)))

export const matching = (form: RegExp, error: string) => satisfying((value) => form.test(value), error)

/** An address as mail knows it, without a name. */
export const emailLike = (example: string) => matching(/^[^\s<>@]+@[^\s<>@]+$/, `is not an email address: set it like ${example}.`)
