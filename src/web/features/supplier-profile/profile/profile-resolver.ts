import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { NOT_AUSTRALIAN, updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { phoneNumberIn } from '#shared/contact/phone.ts'
import { amountProblem, centsOf } from '#shared/money/typed-numbers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { listingOf, type ProfileValues } from './profile-values.ts'

/** The server's schema, which does not validate the phone number itself: that takes the list of all numbering plans. */
const check = standardSchemaResolver(updateSupplier.body)

export const profileResolver: Resolver<ProfileValues> = async (values, context, options) => {
  // The schema finds what is wrong in the listing, and the errors have the names of the form's fields.
  const checked = await check(listingOf(values) as never, context, options as never)
  const { serviceArea, tags, ...others } = checked.errors as FieldErrors<ProfileValues>
  const minimum = values.minimumOrderCents
  if (others.minimumOrderCents && !isBlank(minimum) && Number.isNaN(centsOf(minimum)))
    others.minimumOrderCents.message = amountProblem(minimum)
  const errors = { ...others, ...asOne('serviceArea', serviceArea), ...asOne('tags', tags) }
  if (!errors.phone && !(await isAustralianNumber(values.phone))) errors.phone = { type: 'phone', message: NOT_AUSTRALIAN }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Moves the first error of a list to the one field in which the list is typed. */
function asOne(name: 'serviceArea' | 'tags', error: unknown): FieldErrors<ProfileValues> {
  const message = firstMessage(error)
  return message === undefined ? {} : { [name]: { type: 'part', message } }
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(firstMessage)
    .find((message) => message !== undefined)
}

/**
 * Returns whether a number is a valid Australian one. The library with its data is large, so it is loaded on first use; if that fails, only
 * the server validates.
 */
async function isAustralianNumber(phone: string): Promise<boolean> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js')
    const number = parsePhoneNumberFromString(phoneNumberIn(phone)?.digits ?? '', 'AU')
    return number?.isValid() === true && number.countryCallingCode === '61'
  } catch {
    return true
  }
}
