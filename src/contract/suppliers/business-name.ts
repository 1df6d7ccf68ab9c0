import { MAX_BUSINESS_NAME } from '#contract/options.ts'
import { nameSpelling, text } from '#contract/endpoint/values.ts'

/** Returns the schema of the name of a business that is listed. A stored one may be longer and is never cut. */
export const businessName = (missing: string) =>
  text(MAX_BUSINESS_NAME, missing, `Please shorten the name to ${MAX_BUSINESS_NAME} characters or fewer.`).check(nameSpelling)
