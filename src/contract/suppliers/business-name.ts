import { BUSINESS_NAME_MOST } from '#contract/options.ts'
import { nameSpelling, text } from '#contract/endpoint/values.ts'

/** Returns the schema of the name of a business that is listed. A stored one may be longer and is never cut. */
export const businessName = (missing: string) =>
  text(BUSINESS_NAME_MOST, missing, `Please shorten the name to ${BUSINESS_NAME_MOST} characters or fewer.`).check(nameSpelling)
