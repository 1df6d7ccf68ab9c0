import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import type { CsvCell } from '#shared/csv.ts'
import { phoneCell } from '#shared/contact/phone-cell.ts'

const yes = (value: boolean) => (value ? 'yes' : 'no')

/** The columns of the owner's file; an import reads those of a listing by the same headings. */
export const FILE_COLUMNS: Record<string, (supplier: OwnerSupplier) => CsvCell> = {
  Id: ({ id }) => id,
  'Business name': ({ businessName }) => businessName,
  Category: ({ category }) => category,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone && phoneCell(phone),
  Website: ({ website }) => website,
  Address: ({ address }) => address,
  Suburb: ({ suburb }) => suburb,
  State: ({ state }) => state,
  Postcode: ({ postcode }) => postcode,
  Description: ({ description }) => description,
  ABN: ({ abn }) => abn,
  Verified: ({ isVerified }) => yes(isVerified),
  'What was checked': ({ evidence }) => evidence?.what ?? null,
  'Checked by': ({ evidence }) => evidence?.checkedBy ?? null,
  'Checked at': ({ evidence }) => evidence?.checkedAt ?? null,
  'Check expires on': ({ evidence }) => evidence?.expiresOn ?? null,
  Claimed: ({ isClaimed }) => yes(isClaimed),
  Plan: ({ plan }) => plan,
  'Average rating': ({ averageRating }) => averageRating,
  Reviews: ({ totalReviews }) => totalReviews,
  'Profile views': ({ profileViews }) => profileViews,
  Inquiries: ({ inquiries }) => inquiries,
  'Listed since': ({ createdAt }) => createdAt,
  'Suspended since': ({ suspension }) => suspension?.at ?? null,
  'Reason of the suspension': ({ suspension }) => suspension?.reason ?? null,
}
