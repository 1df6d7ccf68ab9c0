import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { NOT_AUSTRALIAN, updateSupplier } from '#contract/supplier-profile.ts'
import { centsOf, numberProblem } from '#shared/typed-numbers.ts'
import { isBlank } from '#shared/visible-text.ts'
import { listingOf, type ProfileValues } from './profile-values.ts'

/** The schema that the server checks with, which leaves the phone number to those who know all numbers. */
const check = standardSchemaResolver(updateSupplier.body!)

export const profileResolver: Resolver<ProfileValues> = async (values, context, options) => {
  const checked = await check(listingOf(values) as never, context, options as never)
  const { serviceArea, tags, ...others } = checked.errors as FieldErrors<ProfileValues>
  const minimum = values.minimumOrderCents
  if (others.minimumOrderCents && !isBlank(minimum) && Number.isNaN(centsOf(minimum)))
    others.minimumOrderCents.message = numberProblem(minimum)
  const errors = { ...others, ...asOne('serviceArea', serviceArea), ...asOne('tags', tags) }
  if (!errors.phone && !(await isAustralianNumber(values.phone))) errors.phone = { type: 'phone', message: NOT_AUSTRALIAN }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** What is typed into one field, and checked as a list: what is wrong with the first of its parts stands at the field. */
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

/** Whether a number can be dialled in Australia. The list of them is large: it comes when it is first needed, and without it the server judges. */
async function isAustralianNumber(phone: string): Promise<boolean> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js')
    const number = parsePhoneNumberFromString(phone, 'AU')
    return number?.isValid() === true && number.countryCallingCode === '61'
  } catch {
    return true
  }
}
